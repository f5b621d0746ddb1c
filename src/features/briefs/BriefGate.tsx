import { Button, Loader, Text } from '@mantine/core';
import '@mantine/core/styles/Loader.css';
import type { ReactNode } from 'react';
import type { SeoBrief } from '#contract/briefs/brief.schema.ts';
import { isAwaited } from '#domain/briefs/state.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { waitingText } from '#src/kit/copy/tasks.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { brief } from '#store/briefs/brief.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { briefTexts as copy } from './briefs.copy.ts';

/** Shows the brief once it is made; until then how it is going, or why it could not be made. */
export function BriefGate({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { articleId = '' } = useAppSelector(router.selectLocation).params;
  const of = { workspaceId, articleId };
  const data = useOptionalResource('brief', of);
  const isBusy = useAppSelector(brief.selectIsBusy);
  if (data !== undefined && isAwaited(data.state)) return <Awaited {...data} />;
  if (data?.state !== 'failed') return children;
  return (
    <StatePanel
      title={copy.failedTitle}
      hint={data.failure === null ? copy.stopped : textOfProblem(data.failure)}
      level={1}
      role="alert"
    >
      <Button loading={isBusy} onClick={() => dispatch(brief.remakeRequested(of))}>
        {copy.again}
      </Button>
    </StatePanel>
  );
}

const Awaited = ({ keyphrase, state }: SeoBrief) => (
  <StatePanel title={keyphrase} level={1} role="status">
    <Loader size="sm" aria-hidden />
    <Text maw={480}>{state === 'waiting' ? waitingText : copy.making}</Text>
  </StatePanel>
);
