import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { TextReport } from '#domain/seo/report.ts';
import { pointsOf, type ScoreName } from '#domain/seo/scoreChanges.ts';
import { bandOf } from '#domain/seo/weights.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { tip } from '#src/kit/ui/Tips.tsx';
import { useReportReader } from '#src/kit/useReportReader.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { Dial } from './Dial.tsx';
import { scores as copy } from './score.copy.ts';
import classes from './scores.module.css';

/** On a smaller screen the title needs the space. */
const ROOM = '(min-width: 481px)';

/** The SEO score in the header, both scores in its name; a click opens the panel. It may lag behind the text. */
export function ScoreBadge({ articleId }: { readonly articleId: string }) {
  const hasRoom = useMediaQuery(ROOM, undefined, { getInitialValueInEffect: false });
  useReportReader('header', hasRoom);
  const dispatch = useAppDispatch();
  const report = useAppSelector((state) => articleReport.select(state, articleId).report);
  const points = report === null ? null : pointsOf('seo', report);
  const name = (['seo', 'aiSearch'] as const).map((score) => sentence(score, report)).join(' ');
  if (!hasRoom) return null;
  return (
    <UnstyledButton
      {...tip(name)}
      className={classes.badge}
      data-band={points === null ? undefined : bandOf(points)}
      aria-label={`${name} ${copy.openPanel}`}
      onClick={() => dispatch(sidePanel.asked({ name: 'score' }))}
    >
      <Dial points={points === null ? null : Math.round(points)} />
    </UnstyledButton>
  );
}

function sentence(name: ScoreName, report: TextReport | null): string {
  const points = report === null ? null : pointsOf(name, report);
  return points === null
    ? copy.noSentence(name)
    : copy.sentence(name, Math.round(points), bandOf(points));
}
