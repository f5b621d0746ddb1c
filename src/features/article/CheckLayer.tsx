import { useEffect } from 'react';
import type { ArticleBody } from '#domain/article/body.ts';
import { wordsAt } from '#domain/seo/placeWords.ts';
import type { CheckName, TextReport } from '#domain/seo/report.ts';
import type { MarkedWords, WordMarking } from '#src/editor/panels/words/WordMarksContext.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';

interface CheckLayerProps {
  readonly articleId: string;
  readonly name: CheckName;
  readonly onMarking: (marking: WordMarking | null) => void;
}

/** Draws nothing: hands over the places of a check as of each report, and takes them back when it goes. */
export function CheckLayer({ articleId, name, onMarking }: CheckLayerProps) {
  const { status, report, subject } = useAppSelector((state) =>
    articleReport.select(state, articleId),
  );
  // During an analysis the subject is newer than the report.
  const isWhole = status !== 'analysing' && report !== null && subject !== null;
  useEffect(() => {
    if (isWhole) onMarking({ marked: markedIn(report, subject.body, name) });
  }, [isWhole, report, subject, name, onMarking]);
  useEffect(() => () => onMarking(null), [onMarking]);
  return null;
}

const markedIn = (
  { checks }: TextReport,
  body: ArticleBody,
  wanted: CheckName,
): readonly MarkedWords[] =>
  checks
    .filter(({ name }) => name === wanted)
    .flatMap(({ places }) => places.flatMap((place) => wordsAt(body, place)))
    .map(({ blockId, ...words }) => ({
      ...words,
      name: wanted,
      kind: 'check',
      blockIds: [blockId],
    }));
