import { Skeleton, VisuallyHidden } from '@mantine/core';
import { memo, type ReactNode, useEffect, useState } from 'react';
import type { ArticleReport, Check, CheckName, Place, Rating } from '#domain/seo/report/report.ts';
import { ChecksView } from './ChecksView.tsx';
import { ReadabilityView } from './ReadabilityView.tsx';
import { ReportFailure } from './ReportFailure.tsx';
import { ScoresView } from './ScoresView.tsx';
import { panel as copy, scores } from './score.copy.ts';
import classes from './score.module.css';
import { lacksKeyphrase } from './shownPoints.ts';

interface ScoreViewProps {
  /** Null until the first report. */
  readonly report: ArticleReport | null;
  /** The language of the text (BCP 47). */
  readonly language: string;
  /** The text has changed since the report. */
  readonly isStale: boolean;
  readonly isFailing: boolean;
  /** The check whose places are marked in the text. */
  readonly marked: CheckName | null;
  readonly onRetry: () => void;
  readonly onShow: (name: CheckName, place: Place) => void;
  readonly onHide: () => void;
  /** What makes a check better; the same function each time. */
  readonly fixOf: (check: Check) => ReactNode;
  /** Where the keyphrase is written. The same element each time, so that the lines are not rendered again. */
  readonly keyphraseFields: ReactNode;
  /** What readers of a place write otherwise. The same element each time. */
  readonly local: ReactNode;
  /** How the scores came about. The same element each time. */
  readonly ledger: ReactNode;
}

export function ScoreView({ isFailing, onRetry, ...props }: ScoreViewProps) {
  const { report, isStale, ...rest } = props;
  const before = useFirst(report, isStale);
  const announcement = useAnnouncement(report, isStale);
  return (
    <div className={classes.panel} aria-busy={isStale}>
      {isFailing ? <ReportFailure onRetry={onRetry} /> : null}
      {report === null ? (
        <Waiting isFailing={isFailing} />
      ) : (
        <Report {...rest} report={report} before={before ?? report} />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

/** Returns the first report with scores that was of the text as it is: what later ones are compared with. */
function useFirst(report: ArticleReport | null, isStale: boolean): ArticleReport | null {
  const [first, setFirst] = useState<ArticleReport | null>(null);
  if (first === null && report !== null && report.notScored === null && !isStale) setFirst(report);
  return first;
}

function Waiting({ isFailing }: Pick<ScoreViewProps, 'isFailing'>) {
  if (isFailing) return null;
  return (
    <div className={classes.waiting}>
      <VisuallyHidden>{copy.reading}</VisuallyHidden>
      <Skeleton h={88} />
      <Skeleton h={88} />
      <Skeleton h={160} />
    </div>
  );
}

interface ReportProps
  extends Pick<
    ScoreViewProps,
    'language' | 'marked' | 'onShow' | 'onHide' | 'fixOf' | 'keyphraseFields' | 'local' | 'ledger'
  > {
  readonly report: ArticleReport;
  readonly before: ArticleReport;
}

/** Rendered again for a new report only, not for every change of the text. */
const Report = memo(function Report(props: ReportProps) {
  const { report, before, language, keyphraseFields, local, ledger, ...marks } = props;
  // Once it was asked for, it stays where it is: a field must not move while somebody types into it.
  const [isAsked] = useState(() => lacksKeyphrase(report));
  return (
    <>
      {isAsked && lacksKeyphrase(report) && <Question />}
      {isAsked && keyphraseFields}
      <ScoresView {...{ report, before, language }} />
      <ChecksView report={report} {...marks} />
      {!isAsked && keyphraseFields}
      <TextFigures {...report} />
      <ReadabilityView report={report} language={language} />
      {local}
      {ledger}
    </>
  );
});

const Question = () => (
  <section>
    <h2>{copy.keyphraseFirst}</h2>
    <p className={classes.quiet}>{copy.keyphraseFirstHint}</p>
  </section>
);

function TextFigures({ words, readingMinutes, sentences, paragraphs }: ArticleReport) {
  return (
    <section>
      <h2>{copy.text}</h2>
      <dl className={classes.figures}>
        <Figure name={copy.words} value={copy.whole(words)} />
        <Figure name={copy.readingTime} value={copy.minutes(readingMinutes)} />
        <Figure name={copy.sentences} value={copy.whole(sentences)} />
        <Figure name={copy.paragraphs} value={copy.whole(paragraphs)} />
      </dl>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A report is announced to screen readers only after the writer has paused for this long. */
const PAUSE_MS = 3000;

/** Returns the announcement of a report: its scores, and how much there is to do. Changes only when the writer pauses. */
function useAnnouncement(report: ArticleReport | null, isStale: boolean): string {
  const [announced, setAnnounced] = useState('');
  const text = report === null || isStale ? null : summaryOf(report);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

function summaryOf(report: ArticleReport): string {
  const rated = (...ratings: Rating[]) =>
    report.checks.filter(({ rating }) => ratings.includes(rating)).length;
  const sentences = (['seo', 'aiSearch'] as const).map((name) => scores.sentenceOf(name, report));
  return copy.announced(sentences, rated('bad', 'worst'), rated('ok'));
}
