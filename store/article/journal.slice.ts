import { type JournalRecord, recordOf } from '#domain/article/journal.ts';
import { isPending } from '#domain/article/saveQueue.ts';
import { without } from '../lib/machineFamily.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { articleSave } from './save.slice.ts';

interface ArticleJournalState {
  /** False where the browser keeps nothing; then saves do not wait for it. */
  readonly isOn: boolean;
  /** Articles with a record on this device, and the revision of the save queue that it is of. */
  readonly kept: Readonly<Record<string, number>>;
  /** Articles with a record of an earlier page that was not read yet. */
  readonly found: readonly string[];
}

interface OfArticle {
  readonly articleId: string;
}

const withoutRecord = (state: ArticleJournalState, { articleId }: OfArticle) => ({
  ...state,
  kept: without(state.kept, articleId),
});

const slice = plainSlice<ArticleJournalState>()('articleJournal', {
  initial: { isOn: true, kept: {}, found: [] },
  changes: {
    kept: (state, { articleId, revision }: OfArticle & { readonly revision: number }) => ({
      ...state,
      kept: { ...state.kept, [articleId]: revision },
    }),
    cleared: withoutRecord,
    found: (state, { articleIds }: { readonly articleIds: readonly string[] }) => ({
      ...state,
      found: articleIds,
    }),
    /** The record is in the save queue again, or another tab has it. */
    read: (state, { articleId }: OfArticle) => ({
      ...state,
      found: state.found.filter((id) => id !== articleId),
    }),
    /** The browser keeps nothing (private window, no space left). */
    failed: (state) => ({ ...state, isOn: false }),
  },
  /** A handover removes the entry and its record in one step, so that the record is not deleted from the device. */
  hears: { [articleSave.handedOver.type]: 'cleared' },
  unseen: ['kept', 'cleared'], // one for each key press
  selectors: {
    selectIsOn: ({ isOn }) => isOn,
    selectFound: ({ found }) => found,
  },
});

type Root = Parameters<typeof slice.select>[0] & Parameters<typeof articleSave.select>[0];

/** A record that must be written, or (null) removed. */
export interface DueRecord {
  readonly articleId: string;
  readonly workspaceId: string;
  readonly revision: number;
  readonly record: JournalRecord | null;
}

/** The next record that is not up to date; null when all are. */
function selectDue(root: Root): DueRecord | null {
  const { isOn, kept } = slice.select(root);
  if (!isOn) return null;
  for (const [articleId, entry] of Object.entries(articleSave.select(root).entries)) {
    const { workspaceId, queue, revision } = entry;
    if (!isPending(queue) || kept[articleId] === revision) continue;
    return { articleId, workspaceId, revision, record: recordOf(queue) };
  }
  const saved = Object.keys(kept).find((id) => !articleSave.selectIsPending(root, id));
  return saved === undefined
    ? null
    : { articleId: saved, workspaceId: '', revision: 0, record: null };
}

/** Whether a save may leave: the journal has it, or there is none (write-ahead). */
function selectIsJournaled(root: Root, articleId: string): boolean {
  const { isOn, kept } = slice.select(root);
  return !isOn || kept[articleId] === articleSave.selectEntry(root, articleId)?.revision;
}

/** What the device has kept of the articles that are not all saved (docs/machines/articleSave.md). */
export const articleJournal = {
  ...slice,
  selectDue,
  selectIsJournaled,
  /** Whether nothing of an article would be lost with this tab: it is saved, or the device has it. */
  selectIsKept: (root: Root, articleId: string): boolean =>
    !articleSave.selectIsPending(root, articleId) ||
    (slice.selectIsOn(root) && selectIsJournaled(root, articleId)),
  selectIsComplete: (root: Root): boolean => selectDue(root) === null,
};
