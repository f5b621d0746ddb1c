import { useRef, useState } from 'react';
import { isPortError } from '#contract/lib/problems.ts';
import type { Api } from '#contract/routes.ts';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';
import { rewrite as copy, refusals } from '../lib/extension.copy.ts';
import { forget, type Session } from '../lib/session.ts';
import { type RewriteWish, rewritten } from './rewriting.ts';
import {
  activeTab,
  type PlacedSelection,
  type Refused,
  replaceIn,
  restoreIn,
  selectionIn,
} from './tab.ts';

export type RewriteState =
  | { readonly status: 'empty' }
  | { readonly status: 'selected' | 'writing'; readonly selection: PlacedSelection }
  | { readonly status: 'written'; readonly selection: PlacedSelection; readonly text: string };

interface Said {
  readonly text: string;
  readonly isError: boolean;
}
const NOTHING_SAID: Said = { text: '', isError: false };
const problem = (text: string): Said => ({ text, isError: true });

/** The sentence for what went wrong; a pass that is not accepted any more is forgotten. */
export async function sentenceOf(error: unknown): Promise<string> {
  if (!isPortError(error)) throw error;
  if (error.code === 'not_signed_in') await forget('session');
  return textOfError(error);
}

type Tell = (state: RewriteState | null, said: Said) => void;

/** Writes, and tells what comes of it. */
async function writing(
  api: Api,
  workspaceId: string,
  tell: Tell,
  of: {
    readonly selection: PlacedSelection;
    readonly wish: RewriteWish;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const { selection, wish, signal } = of;
  const { text, language } = selection;
  tell({ status: 'writing', selection }, { text: copy.writing, isError: false });
  const asked = { workspaceId, text, language, ...wish };
  const end = await rewritten(api, asked, signal).catch(async (error) => ({
    refusal: await sentenceOf(error),
  }));
  const selected = { status: 'selected', selection } as const;
  if ('text' in end)
    tell({ status: 'written', selection, text: end.text }, { text: copy.ready, isError: false });
  else if ('refusal' in end) tell(selected, problem(end.refusal));
  else tell(selected, end.failure === null ? NOTHING_SAID : problem(textOfProblem(end.failure)));
}

/** Puts the text in its place. A refusal leaves it, so that it can be copied. */
async function replacing(tell: Tell, { place, heldId }: PlacedSelection, text: string) {
  if (heldId === null) return;
  const answer = await replaceIn(place, heldId, text);
  if (answer.type === 'refused') tell(null, problem(refusals[answer.why]));
  else tell({ status: 'empty' }, { text: copy.replaced, isError: false });
}

/** A selection, and the text that takes its place. */
export function useRewrite(api: Api, { workspaceId }: Pick<Session, 'workspaceId'>) {
  const [state, setState] = useState<RewriteState>({ status: 'empty' });
  const [said, setSaid] = useState<Said>(NOTHING_SAID);
  const stopping = useRef(new AbortController());
  const tell: Tell = (next, sentence) => {
    if (next !== null) setState(next);
    setSaid(sentence);
  };
  const take = (found: PlacedSelection | Refused): PlacedSelection | null => {
    const isFound = !('why' in found);
    if (isFound) tell({ status: 'selected', selection: found }, NOTHING_SAID);
    else tell({ status: 'empty' }, problem(refusals[found.why]));
    return isFound ? found : null;
  };
  return {
    state,
    said,
    take,
    write(selection: PlacedSelection, wish: RewriteWish) {
      stopping.current = new AbortController();
      return writing(api, workspaceId, tell, { selection, wish, signal: stopping.current.signal });
    },
    replace: (selection: PlacedSelection, text: string) => replacing(tell, selection, text),
    async discard({ place, heldId }: PlacedSelection) {
      tell({ status: 'empty' }, NOTHING_SAID);
      if (heldId !== null) await restoreIn(place, heldId);
    },
    stop: () => stopping.current.abort(),
    /** Of the tab that is in front. */
    async read() {
      const tabId = await activeTab();
      return take(tabId === null ? { why: 'unreadable' } : await selectionIn(tabId));
    },
    async copy(text: string) {
      await navigator.clipboard.writeText(text);
      tell(null, { text: copy.copied, isError: false });
    },
  };
}
