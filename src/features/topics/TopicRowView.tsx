import { ActionIcon, Badge, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Topic } from '#contract/topics/topic.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { BeginWith } from '#src/kit/article/BeginWith.tsx';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { FigureView, TrendView } from './FigureView.tsx';
import { amountText, topicPage as copy, intents, positionText, scoreText } from './topics.copy.ts';
import classes from './topics.module.css';

interface TopicRowViewProps {
  readonly topic: Topic;
  /** From 1, the heading included. */
  readonly rowIndex: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onMark: ((isFavourite: boolean) => void) | null;
}

export function TopicRowView({ topic, rowIndex, isOpen, onOpen, onMark }: TopicRowViewProps) {
  const { id, name, keyphrases, duplicate } = topic;
  return (
    <tr aria-rowindex={rowIndex} data-open={isOpen || undefined}>
      <th scope="row" data-column="name">
        <div className={tablePage.name}>
          <Star topic={topic} onMark={onMark} />
          <button
            type="button"
            id={`topic-${id}`}
            className={tablePage.open}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            <span className={classes.name}>{name}</span>
          </button>
          {keyphrases.length > 1 ? (
            <span className={classes.more}>{copy.more(keyphrases.length - 1)}</span>
          ) : null}
        </div>
      </th>
      <td data-column="intent">
        <FigureView figure={topic.intent} text={(intent) => intents[intent]} />
      </td>
      <td data-column="volume">
        <FigureView figure={topic.volume} text={amountText} />
      </td>
      <td data-column="trend">
        <TrendView figure={topic.trend} />
      </td>
      <td data-column="difficulty">
        <FigureView figure={topic.difficulty} text={scoreText} />
      </td>
      <td data-column="personalDifficulty">
        <FigureView figure={topic.personalDifficulty} text={scoreText} />
      </td>
      <td data-column="efficiency">
        <FigureView figure={topic.efficiency} text={scoreText} />
      </td>
      <td data-column="position">
        <FigureView figure={topic.position} text={positionText} />
      </td>
      <td data-column="actions">
        <div className={classes.actions}>
          <BeginWith keyphrase={name} />
        </div>
        <DuplicateBadge duplicate={duplicate} />
      </td>
    </tr>
  );
}

/** Beside what would be begun, because the article is there already. */
function DuplicateBadge({ duplicate }: Pick<Topic, 'duplicate'>) {
  if (duplicate === null) return null;
  return (
    <Tooltip label={copy.duplicateOf(duplicate.title)}>
      <Badge
        component={AppLink}
        to={`/articles/${duplicate.articleId}`}
        className={classes.badge ?? ''}
        variant="light"
        color={duplicate.risk === 'high' ? 'red' : 'gray'}
        size="sm"
        tt="none"
      >
        {copy.duplicates[duplicate.risk]}
      </Badge>
    </Tooltip>
  );
}

function Star({ topic, onMark }: Pick<TopicRowViewProps, 'topic' | 'onMark'>) {
  const { name, isFavourite } = topic;
  const Icon = isFavourite ? IconStarFilled : IconStar;
  if (onMark === null)
    return isFavourite ? <IconStarFilled size={16} aria-label={copy.favourite} /> : null;
  return (
    <ActionIcon
      variant="subtle"
      color={isFavourite ? 'yellow' : 'gray'}
      aria-label={copy.mark(name)}
      aria-pressed={isFavourite}
      onClick={() => onMark(!isFavourite)}
    >
      <Icon size={16} />
    </ActionIcon>
  );
}
