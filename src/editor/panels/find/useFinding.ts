import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  countBefore,
  type Find,
  findOf,
  type Match,
  type Query,
  selectedPhrase,
  withMatchSelected,
  withReplaced,
} from '#src/editor/kernel/find.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import { hideMatches, showCurrent, showMatches } from '#src/editor/panels/highlights.ts';

interface Search {
  readonly query: Query;
  readonly find: Find;
}

const searchFor = (query: Query): Search => ({ query, find: findOf(query) });

/** Kept for the next time the bar opens. */
let lastQuery: Query = { text: '', matchesCase: false, wholeWords: false };

const isSame = (a: Match, b: Match): boolean =>
  a.key === b.key && a.start === b.start && a.end === b.end;

/** Where the search continues when no match is the current one. */
function caretOf(session: EditorSession): Match {
  const selection = session.state().getSelection();
  const start = selection.getStartOffset();
  return { key: selection.getStartKey(), start, end: start };
}

/** The search in an open article: its query, its matches, the current match, and its actions. */
export function useFinding(session: EditorSession, root: () => Element | null) {
  const search = useSearch(session);
  const { query, matches, at, here, goFrom } = search;
  const [replaced, setReplaced] = useState(0);
  useMatchesShown(root, matches, at < 0 ? null : here);
  const go = (place: Match, step: number) => {
    setReplaced(0);
    goFrom(place, step);
  };
  return {
    query,
    count: matches.length,
    at,
    replaced,
    setQuery(next: Query) {
      setReplaced(0);
      search.setQuery(next);
    },
    /** Takes the selected text as the query. Without a selection, keeps the last query and the caret. */
    begin() {
      const text = selectedPhrase(session.state());
      if (text !== '') this.setQuery({ ...query, text });
    },
    /** Wraps around at the ends of the text. */
    goOn: (by: 1 | -1) => go(here, by === 1 && at < 0 ? 0 : by),
    replaceCurrent(text: string) {
      const match = matches[at];
      if (match === undefined) return go(here, 0);
      session.change(withReplaced(session.state(), [match], text));
      return go({ ...match, start: match.start + text.length }, 0);
    },
    replaceAll(text: string) {
      session.change(withReplaced(session.state(), matches, text));
      setReplaced(matches.length);
    },
  };
}

function useSearch(session: EditorSession) {
  const contentNow = () => session.state().getCurrentContent();
  const content = useSyncExternalStore(session.subscribe, contentNow);
  const [{ query, find }, setSearch] = useState(() => searchFor(lastQuery));
  const [current, setCurrent] = useState<Match | null>(null);
  const matches = useMemo(() => find(content), [find, content]);
  const at = current === null ? -1 : matches.findIndex((match) => isSame(match, current));
  const here = current === null || at < 0 ? caretOf(session) : current;

  /** Selects the match `step` after the first one from `place` on. */
  const goFrom = ({ key, start }: Match, step: number, among = find) => {
    const found = among(contentNow());
    const first = countBefore(contentNow(), found, { key, offset: start });
    const match = found.at((first + step) % (found.length || 1));
    setCurrent(match === undefined ? null : { ...match });
    if (match !== undefined) session.change(withMatchSelected(session.state(), match));
  };
  const setQuery = (next: Query) => {
    lastQuery = next;
    const search = searchFor(next);
    setSearch(search);
    goFrom(here, 0, search.find);
  };
  return { query, matches, at, here, goFrom, setQuery };
}

/** Long enough that typing in the text or in the bar does not wait for it. */
const SHOW_DELAY_MS = 60;

/** Marks the matches in the text while the bar is open and scrolls to the current one. */
function useMatchesShown(
  root: () => Element | null,
  matches: readonly Match[],
  current: Match | null,
): void {
  useLayoutEffect(() => showCurrent(root(), current), [root, current]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        showMatches(root(), matches);
      }, SHOW_DELAY_MS);
    };
    showSoon();
    // Whatever scrolls: the window, or the editor in full screen.
    document.addEventListener('scroll', showSoon, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', showSoon, { capture: true });
    };
  }, [root, matches]);
  useEffect(() => hideMatches, []);
}
