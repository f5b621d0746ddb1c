import { useMemo } from 'react';
import { EMPTY_BODY, type BlockId } from '#domain/article/body.ts';
import { headingsIn } from '#domain/article/headings.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { useCurrentHeading } from '#src/editor/useCurrentHeading.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { OutlineView } from './OutlineView.tsx';

interface OutlineProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId) => void;
}

/** The headings as of the last report, so that a key press does not re-render it. */
export function Outline({ articleId, onReveal }: OutlineProps) {
  const body = useAppSelector((state) => articleReport.select(state, articleId).subject?.body);
  const headings = useMemo(() => headingsIn(body ?? EMPTY_BODY), [body]);
  const current = useCurrentHeading(headings);
  return <OutlineView headings={headings} current={current} onReveal={onReveal} />;
}
