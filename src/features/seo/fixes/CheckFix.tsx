import { Button } from '@mantine/core';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { BlockId } from '#domain/article/body.ts';
import { FIX_TASKS, type FixTask, placeOfFix } from '#domain/seo/fixes/fixTasks.ts';
import type { Check, CheckName, FixChange, MadeChange } from '#domain/seo/report/report.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';
import { slotHtml } from '#html/slot.ts';
import { checkTexts } from '#src/kit/copy/checks.ts';
import { taskNames } from '#src/kit/copy/tasks.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import { type Proposal, proposal } from '#store/writing/proposal.slice.ts';
import { FixView } from './FixView.tsx';
import { fixes as copy } from './fixes.copy.ts';
import classes from './fixes.module.css';
import { slotTexts } from './slots.copy.ts';

interface CheckFixProps {
  readonly articleId: string;
  readonly check: Check;
  /** Shows the place in the text. */
  readonly onReveal: (blockId: BlockId) => void;
}

/**
 * What makes a check better: a change of the writer's own words, and a task of the installation. Nothing for a check that is good.
 * There are many of these, and each subscription is asked at every key press: a check subscribes only to what it can show.
 */
export function CheckFix(props: CheckFixProps) {
  const { rating } = props.check;
  return rating === 'good' || rating === 'unmeasured' ? null : <Fixes {...props} />;
}

function Fixes({ articleId, check, onReveal }: CheckFixProps) {
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const change = useAppSelector((state) => changeFor(state, articleId, check.name));
  const task = FIX_TASKS[check.name];
  if (!canWrite) return null;
  return (
    <div className={classes.fixes}>
      {change === undefined ? <Hint check={check} /> : <OwnFix {...{ articleId, check, change }} />}
      {task === undefined ? null : <TaskFix {...{ articleId, check, task, onReveal }} />}
    </div>
  );
}

/** Where the words of the text make no fix that a person would write. */
function Hint({ check: { name } }: Pick<CheckFixProps, 'check'>) {
  const hint = copy.hint(name);
  return hint === null ? null : <p className={classes.hint}>{hint}</p>;
}

interface OwnFixProps extends Omit<CheckFixProps, 'onReveal'> {
  readonly change: FixChange;
}

function OwnFix({ articleId, check: { name }, change }: OwnFixProps) {
  const dispatch = useAppDispatch();
  const [isShown, setShown] = useState(false);
  const keyphrase = useAppSelector(
    (state) => articleReport.select(state, articleId).report?.keyphrase ?? null,
  );
  const fields = useAppSelector((state) => articleSave.selectDraft(state, articleId)?.fields);
  const language = useAppSelector((state) => resources.selectArticleLanguage(state, articleId));
  if (fields === undefined) return null;
  const slot = change.type === 'slot' ? slotHtml(slotTexts(change.ask, keyphrase, language)) : '';
  const shown = isShown ? copy.hide : copy.show;
  return (
    <>
      <Button
        variant="default"
        size="compact-xs"
        aria-expanded={isShown}
        aria-label={copy.about(shown, checkTexts[name].name)}
        onClick={() => setShown(!isShown)}
      >
        {shown}
      </Button>
      {isShown ? (
        <FixView
          {...{ change, slot, fields }}
          name={checkTexts[name].name}
          onLeave={() => setShown(false)}
          onApply={() => {
            setShown(false);
            dispatch(articleReport.fixRequested({ articleId, change: made(change, slot) }));
          }}
        />
      ) : null}
    </>
  );
}

const changeFor = (state: RootState, articleId: string, name: CheckName): FixChange | undefined =>
  articleReport.select(state, articleId).report?.fixes.find(({ check }) => check === name)?.change;

const made = (change: FixChange, slot: string): MadeChange =>
  change.type === 'slot' ? { type: 'behind', blockId: change.blockId, now: [slot] } : change;

interface TaskFixProps extends CheckFixProps {
  readonly task: FixTask;
}

/**
 * A task of the installation, which is asked for once. What it proposes for a search field is shown in the panel Search, for the text
 * at its place; nothing changes until the writer accepts it.
 */
function TaskFix({ articleId, check, task, onReveal }: TaskFixProps) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const workspaceId = useWorkspaceId();
  const engine = useOptionalResource('engine', null);
  const isBusy = useAppSelector(job.selectIsBusy);
  if (engine?.tasks.includes(task.name) !== true) return null;
  const { name, field } = task;
  if (field === null && engine.model === null) return null;
  // Where it is now is looked up again at the click: a key press renders none of this.
  if (placeNow(store.getState(), articleId, check) === null) return null;
  const ask = () => {
    const place = placeNow(store.getState(), articleId, check);
    if (place === null) return;
    const earlier = earlierFor(store.getState(), articleId, task, place);
    const open = earlier.find(({ status, isOutdated }) => status !== 'failed' && !isOutdated);
    const beside = {
      ...(field !== null && { field }),
      ...(earlier[0] !== undefined && { replaces: earlier[0].id }),
    };
    if (open === undefined)
      dispatch(proposal.asked({ articleId, workspaceId, task: { name }, place, ...beside }));
    if (field !== null) dispatch(sidePanel.asked({ name: 'search' }));
    else revealPlace(open?.place ?? place, onReveal);
  };
  return (
    <Button variant="default" size="compact-xs" disabled={isBusy} onClick={ask}>
      {copy.ask(taskNames[name])}
    </Button>
  );
}

/** What was asked for there already, the newest first. A search field has one place. */
const earlierFor = (
  state: RootState,
  articleId: string,
  { name, field }: FixTask,
  place: PassagePlace,
): Proposal[] =>
  proposal
    .selectOf(state, articleId)
    .filter((one) =>
      field === null
        ? one.task.name === name && isSamePlace(one.place, place)
        : one.field === field,
    );

const isSamePlace = (one: PassagePlace, other: PassagePlace): boolean =>
  JSON.stringify(idsAt(one)) === JSON.stringify(idsAt(other));

const idsAt = (place: PassagePlace) => [
  place.type,
  place.type === 'blocks' ? place.blockIds : place.blockId,
];

function revealPlace(place: PassagePlace, onReveal: CheckFixProps['onReveal']): void {
  const [first] = place.type === 'blocks' ? place.blockIds : [place.blockId];
  if (first) onReveal(first);
}

function placeNow(state: RootState, articleId: string, check: Check): PassagePlace | null {
  const task = FIX_TASKS[check.name];
  const body = articleSave.selectDraft(state, articleId)?.body;
  return task === undefined || body === undefined ? null : placeOfFix(task, check, body);
}
