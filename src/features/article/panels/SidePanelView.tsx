import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { memo, useEffect, useState } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import type { Check, CheckGroup, Rating, TextReport } from '#domain/seo/report.ts';
import { errors } from '#src/kit/copy/app.ts';
import { sidePanel as copy } from './panels.copy.ts';
import { ChecksView } from './ChecksView.tsx';
import { ReadabilityView } from './ReadabilityView.tsx';
import classes from './panels.module.css';

interface SidePanelViewProps {
  /** Null until the first report. */
  readonly report: TextReport | null;
  /** The language of the text (BCP 47). */
  readonly language: string;
  /** The text has changed since the report. */
  readonly isStale: boolean;
  readonly isFailing: boolean;
  readonly onRetry: () => void;
  readonly onReveal: (blockId: BlockId) => void;
}

export function SidePanelView(props: SidePanelViewProps) {
  const { report, language, isStale, isFailing, onRetry, onReveal } = props;
  const announcement = useAnnouncement(report, isStale);
  return (
    <div className={classes.panel} aria-busy={isStale}>
      {isFailing ? <Failure onRetry={onRetry} /> : null}
      {report === null ? (
        <Waiting isFailing={isFailing} />
      ) : (
        <Report {...{ report, language, onReveal }} />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

/** Announced politely, so that it does not interrupt the writer. */
function Failure({ onRetry }: Pick<SidePanelViewProps, 'onRetry'>) {
  return (
    <div className={classes.failure} role="status">
      <p>{copy.failed}</p>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {errors.tryAgain}
      </Button>
    </div>
  );
}

function Waiting({ isFailing }: Pick<SidePanelViewProps, 'isFailing'>) {
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

const inGroup = (group: CheckGroup) => (check: Check) => check.group === group;
const isRule = ({ group }: Check) => group !== 'aiSearch';
/** In the order of the screen, below those of the keyphrase. */
const GROUPS = ['structure', 'style', 'links', 'result'] as const;

interface ReportProps extends Pick<SidePanelViewProps, 'language' | 'onReveal'> {
  readonly report: TextReport;
}

/** Rendered again for a new report only, not for every change of the text. */
const Report = memo(function Report({ report, language, onReveal }: ReportProps) {
  const { keyphrase, checks } = report;
  return (
    <>
      <TextFigures {...report} />
      <ReadabilityView report={report} language={language} />
      <section>
        <h2>{copy.keyphrase}</h2>
        {keyphrase === null ? (
          <>
            <p>{copy.noKeyphrase}</p>
            <p className={classes.quiet}>{copy.noKeyphraseHint}</p>
          </>
        ) : (
          <>
            <p className={classes.phrase}>{keyphrase}</p>
            <ChecksView checks={checks.filter(inGroup('keyphrase'))} onReveal={onReveal} />
          </>
        )}
      </section>
      {GROUPS.map((group) => (
        <section key={group}>
          <h2>{copy.groups[group]}</h2>
          <ChecksView checks={checks.filter(inGroup(group))} onReveal={onReveal} />
        </section>
      ))}
    </>
  );
});

function TextFigures({ words, readingMinutes, sentences, paragraphs }: TextReport) {
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

/** Returns the announcement of a report: how much there is to do. Changes only when the writer pauses. */
function useAnnouncement(report: TextReport | null, isStale: boolean): string {
  const [announced, setAnnounced] = useState('');
  const text = report === null || isStale ? null : summaryOf(report);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

function summaryOf({ checks }: TextReport): string {
  const rated = (...ratings: Rating[]) =>
    checks.filter((check) => isRule(check) && ratings.includes(check.rating)).length;
  return copy.announced(rated('bad', 'worst'), rated('ok'));
}
