import { IconFileImport, IconPencil, IconSparkles } from '@tabler/icons-react';
import { type MouseEvent, useId } from 'react';
import { isPendingSetup } from '#domain/article/article.ts';
import { type ArticleBody, blocksOf } from '#domain/article/body.ts';
import { textOfHtml } from '#html/text.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import { emptyArticle as copy } from './article.copy.ts';
import classes from './emptyArticle.module.css';

/** Ways to begin an article that is not set up (spec §4 "Article state"). Disappears with the first word. */
export function EmptyArticle({ articleId }: { articleId: string }) {
  const workspaceId = useWorkspaceId();
  const article = useAppSelector(
    (state) => resources.selectEntry(state, 'article', { workspaceId, articleId })?.data,
  );
  const isWriting = useAppSelector(job.selectIsWriting);
  const isBlank = useAppSelector((state) =>
    isWithoutText(articleSave.selectDraft(state, articleId)?.body),
  );
  if (article === undefined || !isPendingSetup(article) || isWriting || !isBlank) return null;
  return article.meta.setupStatus === 'none' ? <EmptyArticleView /> : null;
}

/** An image or a table counts as text too. */
const isWithoutText = (body: ArticleBody | undefined): boolean =>
  body !== undefined &&
  blocksOf(body).every(({ html }) => textOfHtml(html).trim() === '' && html.startsWith('<p'));

const WAYS = [
  {
    to: '/articles/create',
    icon: IconSparkles,
    label: copy.generate,
    hint: copy.generateHint,
  },
  { to: '/import-article', icon: IconFileImport, label: copy.import, hint: copy.importHint },
] as const;

/** Moves the focus into the text of the article that contains the button. */
function focusText({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const text = currentTarget.closest('article')?.querySelector('[contenteditable="true"]');
  if (text instanceof HTMLElement) text.focus();
}

function EmptyArticleView() {
  const title = useId();
  return (
    <section className={classes.empty} aria-labelledby={title}>
      <h2 id={title}>{copy.title}</h2>
      <ul>
        <li>
          <button type="button" className={classes.way} onClick={focusText}>
            <IconPencil size={20} stroke={1.6} aria-hidden />
            <strong>{copy.write}</strong>
            <span>{copy.writeHint}</span>
          </button>
        </li>
        {WAYS.map(({ to, icon: Icon, label, hint }) => (
          <li key={to}>
            <AppLink to={to} className={classes.way ?? ''}>
              <Icon size={20} stroke={1.6} aria-hidden />
              <strong>{label}</strong>
              <span>{hint}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
