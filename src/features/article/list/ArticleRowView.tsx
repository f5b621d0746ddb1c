import { ActionIcon, Badge, Checkbox, Text, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import { IconTrash } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { ArticleStatus, ArticleSummary } from '#contract/article/article.schema.ts';
import { articleStatusOf } from '#domain/article/article.ts';
import { articlePath } from '#domain/article/articlePath.ts';
import { stateNames } from '#domain/briefs/briefWords.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { articles } from '#src/kit/copy/articles.ts';
import { dueText, stateColors } from '#src/kit/copy/briefState.ts';
import { EXAMPLE } from '#src/kit/copy/examples.ts';
import { languageName } from '#src/kit/copy/names.ts';
import linked from '#src/kit/lists/linkedRow.module.css';
import classes from './articleList.module.css';

interface ArticleRowViewProps {
  readonly article: ArticleSummary;
  /** What can be done with write access; null without. */
  readonly writing: WritingProps | null;
}

interface WritingProps {
  readonly isSelected: boolean;
  /** `isRange` is true with Shift: selects all rows from the last one on. */
  readonly onSelect: (isRange: boolean) => void;
  readonly onDelete: () => void;
}

const BADGES: Readonly<Record<ArticleStatus, string>> = {
  new: 'gray',
  writing: 'accent',
  written: 'gray',
};

export function ArticleRowView({ article, writing }: ArticleRowViewProps) {
  const title = article.title || articles.untitled;
  const facts = [
    article.isExample && EXAMPLE,
    articles.types[article.type],
    dueText(article.brief),
    articles.updated(article.updatedAt),
    languageName(article.language),
    article.targetKeywords.slice(0, 4).join(', '),
  ];
  return (
    <li className={classes.row} data-selected={writing?.isSelected || undefined}>
      {writing && <Tick title={title} {...writing} />}
      <div className={linked.what}>
        <AppLink to={articlePath(article)} className={linked.link ?? ''}>
          {title}
        </AppLink>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Status article={article} />
      {writing && <Delete title={title} {...writing} />}
    </li>
  );
}

/** Of a brief its state, of other articles how far their text is. */
function Status({ article }: Pick<ArticleRowViewProps, 'article'>) {
  const status = articleStatusOf(article);
  const { brief } = article;
  const isWritten = brief === undefined && status === 'written';
  return (
    <Badge
      className={classes.status ?? ''}
      variant={isWritten ? 'outline' : 'light'}
      color={brief === undefined ? BADGES[status] : stateColors[brief.state]}
      tt="none"
    >
      {brief === undefined ? articles.statuses[status] : stateNames[brief.state]}
    </Badge>
  );
}

function Tick({ title, isSelected, onSelect }: WritingProps & { readonly title: string }) {
  return (
    <Checkbox
      className={classes.tick ?? ''}
      aria-label={articles.select(title)}
      checked={isSelected}
      onChange={() => undefined} // the click has the state of Shift
      onClick={(event: MouseEvent) => onSelect(event.shiftKey)}
    />
  );
}

function Delete({ title, onDelete }: WritingProps & { readonly title: string }) {
  return (
    <Tooltip label={articles.delete(title)} events={{ hover: true, focus: true, touch: false }}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={articles.delete(title)}
        onClick={onDelete}
        className={classes.delete ?? ''}
      >
        <IconTrash size={20} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
