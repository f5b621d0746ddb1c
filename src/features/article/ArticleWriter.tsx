import { IconSparkles, IconTextPlus } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { isProposed } from '#contract/lib/tasks.ts';
import { isCounted } from '#domain/access/limits.ts';
import { isText, PROPOSALS } from '#domain/writing/proposals.ts';
import {
  type ShownProposal,
  type Writer,
  WritingContext,
} from '#src/editor/panels/writing/WritingContext.ts';
import { HeaderButton } from '#src/kit/article/ArticleBar.tsx';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { ModelHint } from '#src/kit/limits/ModelHint.tsx';
import { SavedPrompts } from '#src/kit/prompts/SavedPrompts.tsx';
import { job } from '#store/writing/job.slice.ts';
import { type Proposal, proposal } from '#store/writing/proposal.slice.ts';
import { article as copy } from './article.copy.ts';

interface ArticleWriterProps {
  readonly articleId: string;
  readonly children: ReactNode;
}

/** Lets the editor inside write and propose texts, as far as the installation can. */
export function ArticleWriter({ articleId, children }: ArticleWriterProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const engine = useOptionalResource('engine', null);
  const isBusy = useAppSelector(job.selectIsBusy);
  const newest = useAppSelector(
    (state) => proposal.selectOf(state, articleId).find(isInText) ?? null,
  );
  const writer = useMemo((): Writer => {
    const id = newest?.id ?? '';
    const of = { articleId, workspaceId };
    return {
      hasModel: typeof engine?.model === 'string',
      tasks: engine?.tasks.filter(isProposed).filter((name) => !PROPOSALS[name].hasPanel) ?? [],
      isBusy,
      cost: <CostLine limit="aiFeatures" isFree={!isCounted('aiFeatures', engine?.model)} />,
      hint: <ModelHint place="tasks" />,
      prompts: (field) => <SavedPrompts {...field} />,
      ask: (asked) => void dispatch(job.passageRequested({ ...asked, ...of })),
      propose: (asked) => void dispatch(proposal.asked({ ...asked, ...of })),
      proposal: newest === null ? null : shown(newest),
      accept: (at) => void dispatch(proposal.acceptRequested({ id, at })),
      copy: (at) => void dispatch(proposal.copyRequested({ id, at })),
      stop: () => void dispatch(proposal.stopRequested({ id })),
      discard: () => void dispatch(proposal.discarded({ id })),
    };
  }, [dispatch, articleId, workspaceId, engine, isBusy, newest]);
  return <WritingContext value={writer}>{children}</WritingContext>;
}

/** Others are shown where they were asked for: beside a search field, or in a panel of their own. */
const isInText = ({ field, task }: Proposal): boolean =>
  field === undefined && !PROPOSALS[task.name].hasPanel;

function shown(of: Proposal): ShownProposal {
  const { id, task, place, status, alternatives, was, isOutdated, isCopied } = of;
  const isReplaced = PROPOSALS[task.name].accepted === 'replaces';
  const before =
    place.type === 'within'
      ? place.selected
      : was
          .filter(isText)
          .map(({ html }) => html)
          .join('');
  return {
    id,
    task,
    place,
    alternatives,
    isOutdated,
    isCopied,
    status: status === 'closed' ? 'ready' : status,
    problem: of.status === 'failed' ? textOfProblem(of.failure) : null,
    before: isReplaced ? before : '',
  };
}

const SECTION_BUTTONS = [
  { extent: 'anew', name: copy.rewriteSection, icon: IconSparkles },
  { extent: 'more', name: copy.moreForSection, icon: IconTextPlus },
] as const;

/** Writes the section at the cursor anew, or more of it. Shown only if there is a model. */
export function WriteSection({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const engine = useOptionalResource('engine', null);
  const isBusy = useAppSelector(job.selectIsBusy);
  if (typeof engine?.model !== 'string') return null;
  return SECTION_BUTTONS.map(({ extent, name, icon }) => (
    <HeaderButton
      key={extent}
      name={name}
      icon={icon}
      disabled={isBusy}
      onMouseDown={(event) => event.preventDefault()} // the cursor stays where it is
      onClick={() => dispatch(job.sectionRequested({ articleId, workspaceId, extent }))}
    />
  ));
}
