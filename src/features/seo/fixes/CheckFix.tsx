import { Button } from '@mantine/core';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Check, FixChange, MadeChange } from '#domain/seo/report.ts';
import { FIX_TASKS } from '#domain/seo/fixTasks.ts';
import { placeInArticle } from '#domain/writing/proposals.ts';
import { slotHtml } from '#html/slot.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { checkTexts } from '#src/kit/copy/checks.ts';
import { taskNames } from '#src/kit/copy/tasks.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { FixView } from './FixView.tsx';
import { fixes as copy } from './fixes.copy.ts';
import classes from './fixes.module.css';

interface CheckFixProps {
  readonly articleId: string;
  readonly check: Check;
}

/** What makes a check better: a change of the writer's own words, and a task of the installation. Nothing for a check that is good. */
export function CheckFix({ articleId, check }: CheckFixProps) {
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  if (!canWrite || check.rating === 'good' || check.rating === 'unmeasured') return null;
  return (
    <div className={classes.fixes}>
      <OwnFix articleId={articleId} check={check} />
      <TaskFix articleId={articleId} check={check} />
    </div>
  );
}

function OwnFix({ articleId, check: { name } }: CheckFixProps) {
  const dispatch = useAppDispatch();
  const [isShown, setShown] = useState(false);
  const report = useAppSelector((state) => articleReport.select(state, articleId).report);
  const fields = useAppSelector((state) => articleSave.selectDraft(state, articleId)?.fields);
  const change = report?.fixes.find(({ check }) => check === name)?.change;
  if (change === undefined || fields === undefined) return null;
  const slot =
    change.type === 'slot' ? slotHtml(copy.slots[change.ask](report?.keyphrase ?? null)) : '';
  return (
    <>
      <Button
        variant="default"
        size="compact-xs"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? copy.hide : copy.show}
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

const made = (change: FixChange, slot: string): MadeChange =>
  change.type === 'slot' ? { type: 'behind', blockId: change.blockId, now: [slot] } : change;

/** A task that works without a model, or with the one that is set up. The panel Search shows its texts, to choose from. */
function TaskFix({ articleId, check }: CheckFixProps) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const workspaceId = useWorkspaceId();
  const engine = useOptionalResource('engine', null);
  const isBusy = useAppSelector(job.selectIsBusy);
  const task = FIX_TASKS[check.name];
  if (task === undefined || engine?.tasks.includes(task.name) !== true) return null;
  const { name, field } = task;
  const ask = () => {
    const state = store.getState();
    const body = articleSave.selectDraft(state, articleId)?.body;
    const isAsked = proposal.selectOf(state, articleId).some((one) => one.field === field);
    if (body !== undefined && !isAsked) {
      const place = placeInArticle(name, body);
      dispatch(proposal.asked({ articleId, workspaceId, task: { name }, place, field }));
    }
    dispatch(sidePanel.asked({ name: 'search' }));
  };
  return (
    <Button variant="default" size="compact-xs" disabled={isBusy} onClick={ask}>
      {copy.ask(taskNames[name])}
    </Button>
  );
}
