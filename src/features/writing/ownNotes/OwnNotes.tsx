import { useState } from 'react';
import { useStore } from 'react-redux';
import { htmlIn } from '#domain/article/body.ts';
import { collapsed, textOfHtml } from '#html/text.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { textEdits } from '#store/article/textEdits.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import { OwnNotesView } from './OwnNotesView.tsx';

interface OwnNotesProps {
  readonly articleId: string;
  readonly lines: readonly string[];
}

/** Notes that were left out of the draft, without those that stand in its text when the article is opened. */
export function OwnNotes({ articleId, lines }: OwnNotesProps) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const [left, setLeft] = useState(() => missingIn(store.getState(), articleId, lines));
  const isOpen = useAppSelector((state) => articleSave.selectIsOpen(state, articleId));
  const isBusy = useAppSelector(job.selectIsBusy);
  const putBack = (line: string) => {
    setLeft(left.filter((one) => one !== line));
    dispatch(textEdits.lineRequested({ articleId, line }));
  };
  return <OwnNotesView lines={left} onPutBack={isOpen && !isBusy ? putBack : null} />;
}

function missingIn(state: RootState, articleId: string, lines: readonly string[]): string[] {
  const body = articleSave.selectDraft(state, articleId)?.body;
  const texts = body?.order.map((id) => collapsed(textOfHtml(htmlIn(body, id) ?? ''))) ?? [];
  const there = new Set(texts);
  return [...new Set(lines)].filter((line) => !there.has(collapsed(line)));
}
