import { useLayoutEffect, useRef, useState } from 'react';
import type { ArticleBody, BlockOp } from '#domain/article/body.ts';
import { EditorSession } from './session.ts';

interface SessionProps {
  readonly initialBody: ArticleBody;
  onBlocksEdited(ops: readonly BlockOp[]): void;
  makeBlockId(): string;
}

/** The one session of a mounted editor; it reports to whoever listens just now. */
export function useSession({ initialBody, makeBlockId, onBlocksEdited }: SessionProps) {
  const report = useRef(onBlocksEdited);
  useLayoutEffect(() => {
    report.current = onBlocksEdited;
  });
  const [session] = useState(() => {
    return new EditorSession({
      body: initialBody,
      makeBlockId,
      onEdited: (ops) => report.current(ops),
    });
  });
  return session;
}
