import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ArticleReport } from '#domain/seo/report/report.ts';
import type { ScoreName } from '#domain/seo/score/scoreChanges.ts';
import { useReportReader } from '#src/kit/article/useReportReader.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { tip } from '#src/kit/ui/Tips.tsx';
import { articleReport } from '#store/article/report.slice.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { Dial } from './Dial.tsx';
import { scores as copy } from './score.copy.ts';
import classes from './scores.module.css';
import { shownBand, shownPoints } from './shownPoints.ts';

/** On a smaller screen the title needs the space. */
const ROOM = '(min-width: 481px)';

/** The SEO score in the header, both scores in its name; a click opens the panel. It may lag behind the text. */
export function ScoreBadge({ articleId }: { readonly articleId: string }) {
  const hasRoom = useMediaQuery(ROOM, undefined, { getInitialValueInEffect: false });
  useReportReader('header', hasRoom);
  useOptionalResource('sourceWording', { workspaceId: useWorkspaceId(), articleId }); // the report compares the text with it
  const dispatch = useAppDispatch();
  const report = useAppSelector((state) => articleReport.select(state, articleId).report);
  const points = report === null ? null : shownPoints('seo', report);
  const name = (['seo', 'aiSearch'] as const).map((score) => sentence(score, report)).join(' ');
  if (!hasRoom) return null;
  return (
    <UnstyledButton
      {...tip(name)}
      className={classes.badge}
      data-band={report === null ? undefined : (shownBand('seo', report) ?? undefined)}
      aria-label={`${name} ${copy.openPanel}`}
      onClick={() => dispatch(sidePanel.asked({ name: 'score' }))}
    >
      <Dial points={points === null ? null : Math.round(points)} />
    </UnstyledButton>
  );
}

function sentence(name: ScoreName, report: ArticleReport | null): string {
  return report === null ? copy.noSentence(name, copy.notScored) : copy.sentenceOf(name, report);
}
