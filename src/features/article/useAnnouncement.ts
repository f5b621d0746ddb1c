import { useEffect, useState } from 'react';
import type { Rating, TextReport } from '#domain/seo/report.ts';
import { sidePanel as copy } from './sidePanel.copy.ts';

/** A screen reader hears of a report when the writer has paused for this long, and never before. */
const PAUSE_MS = 3000;

/** What is read out of a report: how much there is to do, once the text has come to rest. */
export function useAnnouncement(report: TextReport | null, isStale: boolean): string {
  const [announced, setAnnounced] = useState('');
  const text = report === null || isStale ? null : summaryOf(report);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

function summaryOf({ checks }: TextReport): string {
  const rated = (...ratings: Rating[]) =>
    checks.filter(({ rating }) => ratings.includes(rating)).length;
  return copy.announced(rated('bad', 'worst'), rated('ok'));
}
