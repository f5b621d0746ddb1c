import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResultSource } from '#contract/competitors/resultSources.ts';
import { needsCountry } from '#contract/installation/searchProviders.ts';
import type { CompetitorComparison } from '#domain/seo/report/competition.ts';
import { CompetitorComparisonView } from './CompetitorComparisonView.tsx';
import { competitors as copy } from './competitors.copy.ts';
import classes from './competitors.module.css';
import { type PageLine, PagesView } from './PagesView.tsx';

/** What is known of an analysis that is over, or of the pages so far. */
export interface AnalysisResults {
  readonly provider: ResultSource | null;
  /** ISO 3166-1 alpha-2; empty for no particular one; null while it is not known. */
  readonly country: string | null;
  readonly pages: readonly PageLine[];
  /** Rows of the search's answer that could not be read, once its analysis is over. */
  readonly leftOut: number;
  /** The snapshot that they are of, when its analysis is over; null before. */
  readonly takenAt: string | null;
  /** Terms that most pages use. */
  readonly keywords: readonly string[];
  /** Null until the text has been read beside it. */
  readonly comparison: CompetitorComparison | null;
  /** Whether this scorer can score with it. */
  readonly isComparable: boolean;
}

interface ResultsViewProps {
  readonly results: AnalysisResults;
  readonly canWrite: boolean;
  readonly onIgnore: (url: string, isIgnored: boolean) => void;
  /** There was no room for one more. */
  readonly isFull: boolean;
  readonly onSave: () => void;
  /** What has changed since an earlier analysis. */
  readonly changes: ReactNode;
}

export function ResultsView(props: ResultsViewProps) {
  const { results, canWrite, onIgnore, isFull, onSave, changes } = props;
  const { pages, takenAt, keywords } = results;
  const isOver = takenAt !== null;
  return (
    <>
      <ComparisonOrReason {...results} />
      <section aria-label={copy.pages}>
        <h2>{copy.pages}</h2>
        <Origin {...results} />
        <PagesView pages={pages} onIgnore={isOver && canWrite ? onIgnore : null} />
        <p role="status" className={classes.quiet}>
          {isFull ? copy.ignoreFull : isOver ? countedText(pages) : ''}
        </p>
        {keywords.length === 0 ? null : (
          <p>
            {copy.keywords}: {keywords.join(', ')}
          </p>
        )}
        {isOver ? (
          <Button variant="default" size="xs" onClick={onSave}>
            {copy.save}
          </Button>
        ) : null}
      </section>
      {changes}
    </>
  );
}

/** Where the pages are from, and what is not known of that. */
function Origin({ provider, takenAt, country, leftOut }: AnalysisResults) {
  return (
    <>
      {provider === null ? null : (
        <p className={classes.quiet}>
          {takenAt === null ? copy.from[provider] : copy.taken(provider, takenAt)}
        </p>
      )}
      {provider !== null && needsCountry(provider) && country === '' ? (
        <p className={classes.reason}>{copy.assumedCountry(provider)}</p>
      ) : null}
      {leftOut === 0 ? null : <p className={classes.reason}>{copy.leftOut(leftOut)}</p>}
    </>
  );
}

function countedText(pages: readonly PageLine[]): string {
  const read = pages.filter(({ words }) => words !== null);
  return copy.recalculated(read.filter(({ isIgnored }) => !isIgnored).length, read.length);
}

/** The text beside the pages, or why it is not there. */
function ComparisonOrReason({ takenAt, isComparable, comparison }: AnalysisResults) {
  if (comparison !== null) return <CompetitorComparisonView {...comparison} />;
  if (takenAt === null) return null;
  if (!isComparable) return <p role="note">{copy.otherVersion}</p>;
  return <VisuallyHidden role="status">{copy.reading}</VisuallyHidden>;
}
