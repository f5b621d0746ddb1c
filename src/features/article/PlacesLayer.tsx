import { useEffect } from 'react';
import type { ArticleBody } from '#domain/article/body.ts';
import { wordsAt } from '#domain/seo/report/placeWords.ts';
import type { ArticleReport, CheckName, Place } from '#domain/seo/report/report.ts';
import type { MarkedWords, WordMarking } from '#src/editor/panels/words/WordMarksContext.ts';
import { useReportReader } from '#src/kit/article/useReportReader.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { articleReport } from '#store/article/report.slice.ts';

interface PlacesLayerProps {
  readonly articleId: string;
  /** The check whose places are marked; null: the uses of the term that the report was asked for. */
  readonly check: CheckName | null;
  readonly onMarking: (marking: WordMarking | null) => void;
}

/** Draws nothing: hands over the places of a check or a term as of each report, and takes them back when it goes. */
export function PlacesLayer({ articleId, check, onMarking }: PlacesLayerProps) {
  useReportReader('panel');
  const { status, report, subject } = useAppSelector((state) =>
    articleReport.select(state, articleId),
  );
  // During an analysis the subject is newer than the report.
  const isWhole = status !== 'analysing' && report !== null && subject !== null;
  useEffect(() => {
    if (isWhole) onMarking({ marked: markedIn(placesIn(report, check), subject.body) });
  }, [isWhole, report, subject, check, onMarking]);
  useEffect(() => () => onMarking(null), [onMarking]);
  return null;
}

const placesIn = ({ checks, marked }: ArticleReport, check: CheckName | null): readonly Place[] =>
  check === null ? marked : checks.flatMap(({ name, places }) => (name === check ? places : []));

const markedIn = (places: readonly Place[], body: ArticleBody): readonly MarkedWords[] =>
  places
    .flatMap((place) => wordsAt(body, place))
    .map(({ blockId, ...words }) => ({
      ...words,
      name: words.text,
      kind: 'check',
      blockIds: [blockId],
    }));
