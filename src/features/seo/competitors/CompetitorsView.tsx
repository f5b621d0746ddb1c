import { Button, FileButton, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import type { ReactNode } from 'react';
import { SNAPSHOT_LIMITS } from '#contract/competitors/competitorsCollector.route.ts';
import { textOfFile } from '#src/kit/listFiles/textOfFile.ts';
import type { AnalysisWish, CompetitorsState } from '#store/seo/competitors.slice.ts';
import { AnalysisFormView } from './AnalysisFormView.tsx';
import { competitors as copy } from './competitors.copy.ts';
import classes from './competitors.module.css';

interface CompetitorsViewProps {
  readonly state: CompetitorsState;
  /** What the article is about, and its language: what is searched for at first. */
  readonly topic: string;
  readonly language: string;
  readonly canWrite: boolean;
  readonly onAnalyse: (wish: AnalysisWish) => void;
  readonly onStop: () => void;
  /** The text of a saved analysis. */
  readonly onOpen: (text: string) => void;
  /** What is known of an analysis; null: nothing. */
  readonly results: ReactNode;
}

const isStarting = ({ status, isStarted = false }: CompetitorsState): boolean =>
  status === 'starting' || isStarted;
const isAnalysing = (state: CompetitorsState): boolean =>
  isStarting(state) || state.status === 'collecting' || state.status === 'ready';

export function CompetitorsView(props: CompetitorsViewProps) {
  const { state, topic, language, canWrite, onAnalyse, onOpen, results } = props;
  const { status, answer } = state;
  const isNone = status === 'empty' && results === null;
  if (status === 'waiting' || status === 'closed')
    return (
      <div className={classes.panel}>
        <p className={classes.quiet}>{copy.waiting}</p>
      </div>
    );
  const isBusy = isAnalysing(state);
  return (
    <div className={classes.panel}>
      <section aria-label={copy.title}>
        <p className={classes.quiet}>{copy.lead}</p>
        <div role="status">
          {isBusy ? <Running {...props} /> : null}
          {isNone ? <p>{copy.none}</p> : null}
        </div>
        {isNone ? <p className={classes.quiet}>{copy.noneHelp}</p> : null}
      </section>
      {status === 'collecting' ? null : results}
      {canWrite ? (
        // Hidden and not removed: what was typed is there again if the analysis is refused.
        <div hidden={isBusy || status === 'reading'}>
          <AnalysisFormView
            key={language}
            topic={topic}
            language={language}
            last={answer?.generals}
            isAgain={answer !== null || status === 'empty'}
            onAnalyse={onAnalyse}
          />
        </div>
      ) : null}
      {canWrite && !isBusy ? (
        <FileButton accept=".json,application/json" onChange={(file) => void opened(file, onOpen)}>
          {(button) => (
            <Button variant="subtle" size="compact-sm" {...button}>
              {copy.open}
            </Button>
          )}
        </FileButton>
      ) : null}
    </div>
  );
}

/** A file without a text that can be read is no analysis either. */
async function opened(file: File | null, onOpen: (text: string) => void): Promise<void> {
  if (file === null) return;
  const found = await textOfFile(file, SNAPSHOT_LIMITS.bytes);
  onOpen('text' in found ? found.text : '');
}

function Running({ state, canWrite, onStop }: CompetitorsViewProps) {
  const { answer } = state;
  const { doneCount = 0, totalCount = 1, snapshotId = null } = answer ?? {};
  const isSearching = snapshotId === null;
  const said = isStarting(state)
    ? copy.starting
    : isSearching
      ? copy.searching
      : copy.progress(doneCount, totalCount);
  return (
    <Stack gap="xs" align="start">
      <Text size="sm">{said}</Text>
      <Progress w="100%" value={(100 * doneCount) / Math.max(1, totalCount)} aria-label={said} />
      {canWrite && answer?.jobId ? (
        <Button variant="default" size="xs" onClick={onStop}>
          {copy.stop}
        </Button>
      ) : null}
    </Stack>
  );
}
