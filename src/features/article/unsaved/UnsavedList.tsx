import { Button } from '@mantine/core';
import { type ComponentProps, useId, useState } from 'react';
import { isProblemCode } from '#contract/lib/problems.ts';
import { blocksOf } from '#domain/article/body.ts';
import { FIELD_NAMES } from '#domain/article/searchFields.ts';
import type { ExportFormat } from '#domain/transfer/exportFormat.ts';
import { materialOf } from '#domain/transfer/importedText.ts';
import { unsaved as copy, saveStateTexts } from '#src/features/article/article.copy.ts';
import { fieldNames } from '#src/kit/copy/fields.ts';
import { problemTexts } from '#src/kit/copy/problemTexts.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';
import type { PendingArticle } from '#store/article/saveEntries.ts';
import { articleExport } from '#store/transfer/export.slice.ts';
import classes from './unsaved.module.css';

interface UnsavedListProps {
  readonly articles: readonly PendingArticle[];
  /** Undefined if there is nothing to decide. */
  readonly decisionsOf?: (articleId: string) => Decisions;
}

/** Texts that are only on this device. They can be copied and downloaded like exported articles. */
export function UnsavedList({ articles, decisionsOf }: UnsavedListProps) {
  const dispatch = useAppDispatch();
  const take = (articleId: string, format: ExportFormat) =>
    void dispatch(articleExport.requested({ articleId, format }));
  return (
    <ul className={classes.list}>
      {articles.map((article) => (
        <UnsavedTextView
          key={article.articleId}
          article={article}
          onCopy={() => take(article.articleId, 'richText')}
          onDownload={() => take(article.articleId, 'docx')}
          decisions={decisionsOf?.(article.articleId) ?? null}
        />
      ))}
    </ul>
  );
}

interface Decisions {
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

interface UnsavedTextViewProps {
  readonly article: PendingArticle;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
  /** Null if there is nothing to decide. */
  readonly decisions: Decisions | null;
}

/** A text that is not saved, why, and what can be done with it. */
function UnsavedTextView(props: UnsavedTextViewProps) {
  const { article, onCopy, onDownload, decisions } = props;
  const { title, status, code } = article;
  const [isShown, setShown] = useState(false);
  const textId = useId();
  const name = title || copy.untitled;
  const isRetried = status !== 'conflict'; // both versions are compared in the article
  return (
    <li className={classes.item} aria-label={name}>
      <span className={classes.why}>
        <strong>{name}</strong>
        <span role="status">
          {saveStateTexts[status]}
          {isProblemCode(code) ? `. ${problemTexts[code]}` : ''}
        </span>
      </span>
      <span className={classes.acts}>
        <Act
          name={isShown ? copy.hide : copy.show}
          aria-expanded={isShown}
          aria-controls={textId}
          onClick={() => setShown(!isShown)}
        />
        <Act name={copy.copy} onClick={onCopy} />
        <Act name={copy.download} onClick={onDownload} />
        {decisions && isRetried ? <Act name={copy.retry} onClick={decisions.onRetry} /> : null}
        {decisions ? <Act name={copy.discard} onClick={decisions.onDiscard} /> : null}
      </span>
      <div id={textId} className={classes.text} hidden={!isShown} dir="auto">
        {isShown ? textOf(article) : null}
      </div>
    </li>
  );
}

/** The search fields that are filled, then the text. */
function textOf({ fields, body }: PendingArticle): string {
  const filled = FIELD_NAMES.filter((name) => fields[name] !== '');
  const lines = filled.map((name) => `${fieldNames[name]}: ${fields[name]}`);
  return [...lines, materialOf(blocksOf(body))].join('\n');
}

interface ActProps extends Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls'> {
  readonly name: string;
  readonly onClick: () => void;
}

function Act({ name, ...props }: ActProps) {
  return (
    <Button size="compact-sm" variant="default" {...props}>
      {name}
    </Button>
  );
}
