import { Anchor, Button } from '@mantine/core';
import type { FoundPage } from '#contract/competitors/competitorsCollector.schema.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { competitors as copy } from './competitors.copy.ts';
import classes from './competitors.module.css';

/** A page of an analysis as the table shows it. */
export interface PageLine extends Pick<FoundPage, 'url' | 'title' | 'position' | 'problem'> {
  /** Null if it was not read, or while that is not known. */
  readonly words: number | null;
  /** So long or short that it does not count for the ranges. */
  readonly isOutlier: boolean;
  /** The writer does not want it to count. */
  readonly isIgnored: boolean;
}

interface PagesViewProps {
  readonly pages: readonly PageLine[];
  /** Null where no page can be ignored. */
  readonly onIgnore: ((url: string, isIgnored: boolean) => void) | null;
}

/** The pages of an analysis. One that is ignored stays in the list, so that it can be taken back. */
export function PagesView({ pages, onIgnore }: PagesViewProps) {
  return (
    <table className={classes.table} aria-label={copy.pages}>
      <thead>
        <tr>
          <th scope="col">{copy.page}</th>
          <th scope="col">{copy.words}</th>
          {onIgnore === null ? null : <td />}
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <PageRow key={page.url} page={page} onIgnore={onIgnore} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { readonly page: PageLine } & Pick<PagesViewProps, 'onIgnore'>;

function PageRow({ page, onIgnore }: RowProps) {
  const { url, title, position, words, isIgnored } = page;
  const name = title || url;
  return (
    <tr data-ignored={isIgnored || undefined}>
      <th scope="row">
        <span aria-hidden>{position}. </span>
        <PageName url={url} name={name} />
        {notesOn(page).map((note) => (
          <p key={note} className={classes.reason}>
            {note}
          </p>
        ))}
      </th>
      <td>{copy.shown(words)}</td>
      {onIgnore === null ? null : (
        <td>
          {words === null ? null : (
            <IgnoreButton {...{ name, isIgnored }} onClick={() => onIgnore(url, !isIgnored)} />
          )}
        </td>
      )}
    </tr>
  );
}

const notesOn = ({ problem, isOutlier, isIgnored }: PageLine): string[] => [
  ...(problem === null ? [] : [textOfProblem(problem)]),
  ...(isOutlier ? [copy.outlier] : []),
  ...(isIgnored ? [copy.ignored] : []),
];

interface IgnoreButtonProps {
  readonly name: string;
  readonly isIgnored: boolean;
  readonly onClick: () => void;
}

const IgnoreButton = ({ name, isIgnored, onClick }: IgnoreButtonProps) => (
  <Button
    variant="default"
    size="compact-xs"
    aria-label={isIgnored ? copy.takeBackNamed(name) : copy.ignoreNamed(name)}
    onClick={onClick}
  >
    {isIgnored ? copy.takeBack : copy.ignore}
  </Button>
);

/** Only addresses of the web are links: an imported file has none. */
function PageName({ url, name }: { readonly url: string; readonly name: string }) {
  if (!/^https?:/.test(url)) return <>{name}</>;
  return (
    <Anchor href={url} size="sm" target="_blank" rel="noopener noreferrer">
      {name}
    </Anchor>
  );
}
