import { Anchor, Button, FileButton, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import type { CompetitorsByArticle, FoundPage } from '#contract/competitorsCollector.schema.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
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
  readonly onSave: () => void;
  /** The text of a saved analysis. */
  readonly onOpen: (text: string) => void;
}

const BUSY: ReadonlySet<CompetitorsState['status']> = new Set(['collecting', 'ready', 'starting']);

export function CompetitorsView(props: CompetitorsViewProps) {
  const { state, topic, language, canWrite, onAnalyse, onOpen } = props;
  const { status, answer } = state;
  if (status === 'waiting' || status === 'closed')
    return (
      <div className={classes.panel}>
        <p className={classes.quiet}>{copy.waiting}</p>
      </div>
    );
  const isBusy = BUSY.has(status);
  return (
    <div className={classes.panel}>
      <section aria-label={copy.title}>
        <p className={classes.quiet}>{copy.lead}</p>
        <div role="status">
          {isBusy ? <Running {...props} /> : null}
          {status === 'empty' ? <p>{copy.none}</p> : null}
        </div>
        {status === 'empty' ? <p className={classes.quiet}>{copy.noneHelp}</p> : null}
        {canWrite ? (
          // Hidden and not removed: what was typed is there again if the analysis is refused.
          <div hidden={isBusy || status === 'reading'}>
            <AnalysisFormView
              key={language}
              topic={topic}
              language={language}
              isAgain={answer !== null || status === 'empty'}
              onAnalyse={onAnalyse}
            />
          </div>
        ) : null}
      </section>
      {answer !== null && status !== 'collecting' && <Results answer={answer} {...props} />}
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

async function opened(file: File | null, onOpen: (text: string) => void): Promise<void> {
  if (file !== null) onOpen(await file.text());
}

function Running({ state: { status, answer }, canWrite, onStop }: CompetitorsViewProps) {
  const { doneCount = 0, totalCount = 1, snapshotId = null } = answer ?? {};
  const isSearching = snapshotId === null;
  const said =
    status === 'starting'
      ? copy.starting
      : isSearching
        ? copy.searching
        : copy.progress(doneCount, totalCount);
  return (
    <>
      <Text size="sm">{said}</Text>
      <Progress value={(100 * doneCount) / Math.max(1, totalCount)} aria-label={said} />
      {canWrite && answer?.jobId ? (
        <Button variant="default" size="xs" onClick={onStop}>
          {copy.stop}
        </Button>
      ) : null}
    </>
  );
}

const MEASURES = ['words', 'headings', 'images', 'links'] as const;

type ResultsProps = Pick<CompetitorsViewProps, 'onSave'> & {
  readonly answer: CompetitorsByArticle;
};

function Results({ answer, onSave }: ResultsProps) {
  const { generals, provider, pages, state } = answer;
  return (
    <>
      {state === 'frozen' ? (
        <section aria-label={copy.usual}>
          <h2>{copy.usual}</h2>
          <table className={classes.table} aria-label={copy.usual}>
            <thead>
              <tr>
                <th scope="col" />
                <th scope="col">{copy.median}</th>
                <th scope="col">{copy.range}</th>
              </tr>
            </thead>
            <tbody>
              {MEASURES.map((name) => (
                <tr key={name}>
                  <th scope="row">{copy.measures[name]}</th>
                  <td>{copy.shown(generals[name]?.value)}</td>
                  <td>
                    {generals[name] === undefined
                      ? copy.unknown
                      : copy.between(generals[name].low, generals[name].high)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={classes.quiet}>{copy.usualHelp}</p>
          {generals.keywords === undefined ? null : (
            <p>
              {copy.keywords}: {generals.keywords.join(', ')}
            </p>
          )}
        </section>
      ) : null}
      <section aria-label={copy.pages}>
        <h2>{copy.pages}</h2>
        {provider === null ? null : <p className={classes.quiet}>{copy.from[provider]}</p>}
        <ol className={classes.pages}>
          {pages.map((page) => (
            <PageRow key={page.id} page={page} />
          ))}
        </ol>
        {state === 'frozen' ? (
          <Button variant="default" size="xs" onClick={onSave}>
            {copy.save}
          </Button>
        ) : null}
      </section>
    </>
  );
}

/** Only addresses of the web are links: an imported file has none. */
function PageRow({ page: { url, title, problem } }: { readonly page: FoundPage }) {
  const isWeb = /^https?:/.test(url);
  return (
    <li>
      {isWeb ? (
        <Anchor href={url} size="sm" target="_blank" rel="noopener noreferrer">
          {title || url}
        </Anchor>
      ) : (
        title
      )}
      {problem === null ? null : <p className={classes.reason}>{textOfProblem(problem)}</p>}
    </li>
  );
}
