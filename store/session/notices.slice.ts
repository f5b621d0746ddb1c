import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** Keys of `src/kit/copy/notices.ts`. */
export type NoticeText =
  | 'answersNotSaved'
  | 'ideaDismissed'
  | 'ideaMailNotChanged'
  | 'ideaNotChanged'
  | 'auditDeleted'
  | 'auditNotDeleted'
  | 'auditViewNotKept'
  | 'auditViewsFull'
  | 'topicNotMarked'
  | 'topicSearchDeleted'
  | 'siteNotChosen'
  | 'siteNotDisconnected'
  | 'topicSearchNotDeleted'
  | 'articleCopied'
  | 'boundMet'
  | 'structuredDataCopied'
  | 'articleDeleted'
  | 'articleDeleteFailed'
  | 'articleRestoreFailed'
  | 'coloursSaved'
  | 'conflictUnreadable'
  | 'copyFailed'
  | 'dictionaryFailed'
  | 'tagsFailed'
  | 'websiteChanged'
  | 'examplesNotRemoved'
  | 'examplesRemoved'
  | 'exportFailed'
  | 'fieldsFilled'
  | 'generationStartFailed'
  | 'generationStopFailed'
  | 'imageChangeFailed'
  | 'imageDeleteFailed'
  | 'imageDeleted'
  | 'imageReplaced'
  | 'imageNotReplacedBack'
  | 'imageDeleteUnknown'
  | 'imageGone'
  | 'imagesNotInFile'
  | 'imageNotRestored'
  | 'limitReachedPaid'
  | 'linkCheckFailed'
  | 'conversationDeleted'
  | 'conversationNotDeleted'
  | 'conversationNotRenamed'
  | 'conversationNotRestored'
  | 'pageChangeFailed'
  | 'pageRemoved'
  | 'placeMissing'
  | 'promptDeleted'
  | 'promptNotDeleted'
  | 'promptNotSaved'
  | 'newVersion'
  | 'purchaseFailed'
  | 'quoteCopied'
  | 'sectionMissing'
  | 'writingUnsaved'
  | 'signOutFailed'
  | 'signedOut'
  | 'snapshotNotRead'
  | 'snapshotNotSaved'
  | 'sourceRemoved'
  | 'shareChangeFailed'
  | 'unshareFailed'
  | 'eventsExportFailed'
  | 'usageExportFailed'
  | 'versionRenameFailed'
  | 'versionRestored'
  | 'voiceDeleted'
  | 'voiceNotChosen'
  | 'briefNotChanged'
  | 'planNotRead'
  | 'planTaken'
  | 'analysisKept'
  | 'noPagesFound'
  | 'voiceNotDeleted'
  | 'voiceNotRestored'
  | 'vouchFailed'
  | 'wordsChanged'
  | 'wordsNotExported';

export type NoticeValues = Readonly<Record<string, string | number | readonly string[]>>;

/** A short message above the page. `values` fill the text. */
export interface Notice {
  readonly id: string;
  readonly kind: 'info' | 'error';
  readonly text: NoticeText;
  readonly values: NoticeValues;
  /**
   * The button of the notice. `undo`: `undoRequested` with the notice's id; `reload`: `page.reloadRequested`; `signIn`:
   * `host.signInElsewhereRequested`; `makeRoom`: the list where something can be deleted.
   */
  readonly offer: 'undo' | 'reload' | 'signIn' | 'makeRoom' | null;
}

export const notices = plainSlice<readonly Notice[]>()('notices', {
  initial: [],
  changes: {
    /** A notice that is shown again moves to the end. */
    shown: (from, notice: Notice) => [...from.filter(({ id }) => id !== notice.id), notice],
    closed: (from, { id }: { readonly id: string }) => from.filter((notice) => notice.id !== id),
  },
  requests: { undoRequested: request<{ readonly id: string }>() },
});
