import { ActionIcon, Alert, Anchor, Button, Loader, Skeleton } from '@mantine/core';
import { IconCopy, IconRefresh, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Source } from '#contract/pages/url.schema.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { SourceTask, SourceWork } from '#store/sources/sourceWork.slice.ts';
import { AddSource } from './AddSource.tsx';
import { sources as copy, siteOf, sourceName, whyUnread } from './sources.copy.ts';
import classes from './sources.module.css';

interface SourcesViewProps {
  /** Null until they are known. */
  readonly sources: readonly Source[] | null;
  readonly work: SourceWork;
  /** What a model would do with them. */
  readonly hint: ReactNode;
  readonly onTask: (task: SourceTask) => void;
  readonly onDismiss: () => void;
  readonly onCopyQuote: (quote: { url: string; title: string; quote: string }) => void;
}

export function SourcesView(props: SourcesViewProps) {
  const { sources, work, hint, onTask, onDismiss, onCopyQuote } = props;
  const isBusy = work.status === 'working' || sources === null;
  const isAdding = work.status === 'working' && work.task.kind === 'add';
  const urls = (sources ?? []).map(({ url }) => url);
  return (
    <section aria-label={copy.title}>
      <p className={classes.quiet}>{copy.lead}</p>
      <AddSource sources={sources ?? []} {...{ work, isBusy, isAdding, onTask }} />
      {work.status === 'failed' ? (
        <Alert
          color="red"
          role="alert"
          withCloseButton
          onClose={onDismiss}
          closeButtonLabel={copy.dismiss}
        >
          {copy.failed} {textOfError(work.error)}
        </Alert>
      ) : null}
      {sources === null ? <Skeleton h={96} /> : null}
      {sources?.length === 0 && !isAdding ? <p className={classes.quiet}>{copy.empty}</p> : null}
      <ul className={classes.list}>
        {sources?.map((source) => (
          <SourceRow
            key={source.url}
            name={sourceName(source.url, urls)}
            {...{ source, work, isBusy, onTask, onCopyQuote }}
          />
        ))}
      </ul>
      {sources !== null && sources.length > 0 && hint}
    </section>
  );
}

interface SourceRowProps extends Pick<SourcesViewProps, 'work' | 'onTask' | 'onCopyQuote'> {
  readonly source: Source;
  /** No other source is called that. */
  readonly name: string;
  readonly isBusy: boolean;
}

function SourceRow({ source, name, work, isBusy, onTask, onCopyQuote }: SourceRowProps) {
  const { url, title, state } = source;
  const site = siteOf(url);
  const isOfThis = work.status === 'working' && 'url' in work.task && work.task.url === url;
  const isWithText = source.words > 0;
  const facts = factsOf(source);
  return (
    <li className={classes.source}>
      <div className={classes.sourceHead}>
        <Anchor
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.sourceTitle}
        >
          {title || site}
        </Anchor>
        {isOfThis ? <Loader size="xs" aria-label={copy.adding(name)} /> : null}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={copy.readAgain(name)}
          title={copy.readAgain(name)}
          disabled={isBusy}
          onClick={() => onTask({ kind: 'readAgain', url })}
        >
          <IconRefresh size={16} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={copy.remove(name)}
          title={copy.remove(name)}
          disabled={isBusy}
          onClick={() => onTask({ kind: 'remove', url })}
        >
          <IconTrash size={16} stroke={1.6} />
        </ActionIcon>
      </div>
      {facts === '' ? null : <p className={classes.quiet}>{facts}</p>}
      {state === 'ok' ? null : <p className={classes.reason}>{whyUnread(source)}</p>}
      {isWithText ? <Quotes {...{ source, name, onCopyQuote }} /> : null}
    </li>
  );
}

function factsOf({ url, title, words, isCut, retrievedAt }: Source): string {
  return [
    ...(title === '' ? [] : [siteOf(url)]),
    ...(words === 0 ? [] : [copy.words(words, isCut)]),
    ...(retrievedAt === null || words === 0 ? [] : [copy.read(retrievedAt)]),
  ].join(' · ');
}

/** Nothing of a source gets into the text by itself: these are short, and come with their link. */
function Quotes({
  source,
  name,
  onCopyQuote,
}: Pick<SourceRowProps, 'source' | 'name' | 'onCopyQuote'>) {
  const { url, title, quotes } = source;
  if (quotes.length === 0) return null;
  return (
    <details className={classes.quotes}>
      <summary aria-label={copy.quotesOf(name)}>{copy.quotes}</summary>
      <ul className={classes.list}>
        {quotes.map((quote) => (
          <li key={quote}>
            <q>{quote}</q>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={copy.copyThis(quote)}
              leftSection={<IconCopy size={14} stroke={1.6} />}
              onClick={() => onCopyQuote({ url, title: title || siteOf(url), quote })}
            >
              {copy.copyQuote}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
