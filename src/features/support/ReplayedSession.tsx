import { Button } from '@mantine/core';
import type { Moment } from '#domain/support/sessionReplay.ts';
import { ArticleText } from '#src/editor/ArticleText.tsx';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { PageHeading } from '#src/kit/ui/Page.tsx';
import { router } from '#store/session/router.slice.ts';
import { type OpenReplay, sessionReplay } from '#store/support/sessionReplay.slice.ts';
import { ArticleThenView } from './ArticleThenView.tsx';
import { MomentView } from './MomentView.tsx';
import { ScrubberView } from './ScrubberView.tsx';
import { StoryView } from './StoryView.tsx';
import { support } from './support.copy.ts';
import classes from './support.module.css';
import { VerdictView } from './VerdictView.tsx';

interface ReplayedSessionProps {
  readonly replay: OpenReplay;
}

/** A session: what the replay says of it, its story, and one moment of it. */
export function ReplayedSession({ replay }: ReplayedSessionProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useAppSelector(router.selectLocation);
  const onClose = () => {
    dispatch(sessionReplay.closed());
    dispatch(router.navigationRequested({ to: pathname }));
  };
  const head = 'head' in replay ? replay.head : null;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHeading>
          {head === null ? support.reading(replay.log.name) : support.sessionOf(head.date)}
        </PageHeading>
        <Button variant="default" onClick={onClose}>
          {support.openAnother}
        </Button>
      </div>
      {replay.status === 'reading' ? null : <Replayed replay={replay} />}
    </div>
  );
}

function Replayed({ replay }: { replay: Exclude<OpenReplay, { readonly status: 'reading' }> }) {
  const dispatch = useAppDispatch();
  const { progress, head, moment, log } = replay;
  const onTurn = (turn: number) => dispatch(sessionReplay.moved({ turn }));
  const turn = useAppSelector(sessionReplay.selectTurn);
  return (
    <>
      <VerdictView
        head={head}
        replayed={progress.lines}
        end={replay.status === 'ready' ? replay.end : null}
        onTurn={onTurn}
      />
      <ScrubberView
        turn={turn}
        turns={progress.turns}
        moment={moment}
        story={progress.story}
        link={moment === null ? null : linkTo(log.source, moment)}
        onTurn={onTurn}
        onStep={(by) => dispatch(sessionReplay.stepped({ by }))}
      />
      <div className={classes.columns}>
        <StoryView {...progress} turn={moment?.turn ?? null} onTurn={onTurn} />
        <ArticleThenView articles={moment?.articles ?? null}>
          {({ blocks, language }) => <ArticleText blocks={blocks} language={language} />}
        </ArticleThenView>
        <MomentView moment={moment} />
      </div>
    </>
  );
}

const linkTo = (source: OpenReplay['log']['source'], { line }: Moment): string =>
  'reportId' in source ? `/support?report=${source.reportId}&at=${line}` : `/support?at=${line}`;
