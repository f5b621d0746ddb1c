import { BOUNDS } from '#contract/lib/bounds.ts';
import type { MetBound } from '#contract/lib/problems.ts';
import type { Notice, NoticeText } from '#store/session/notices.slice.ts';
import { knownBound, textOfBound } from './bounds.ts';
import { list } from './formats.ts';

type Values = Notice['values'];

/** Spec §6, the text for a paid user. */
export const paidLimitText = (email: string): string =>
  `Wow! You've created quite a lot of articles for a regular user. Feel free to reach out to our support team at ${email} if you'd like to create even more, and we'll help you out.`;

const lengthOf = (titles: Values[string] | undefined) =>
  Array.isArray(titles) ? titles.length : 0;
const named = (titles: Values[string] | undefined) =>
  Array.isArray(titles) ? list.format(titles.map((title) => `“${title}”`)) : '';

const boundText = (met: MetBound): string => {
  const bound = knownBound(met);
  return bound === null
    ? 'There may be no more of this. Delete something to make room.'
    : textOfBound(bound);
};

const noticeTexts: Readonly<Record<NoticeText, (values: Values) => string>> = {
  ideaDismissed: () => 'The idea will not be suggested again.',
  ideaMailNotChanged: () => 'Whether ideas come by e-mail could not be changed. Try again.',
  ideaNotChanged: () => 'The idea could not be changed. Try again.',
  auditDeleted: () => 'The audit was deleted.',
  auditNotDeleted: () => 'The audit could not be deleted or brought back. Try again.',
  auditViewNotKept: () => 'The saved views could not be changed. Try again.',
  auditViewsFull: () =>
    `You have ${BOUNDS.savedViews.most} saved views. Delete one to save another.`,
  topicNotMarked: () => 'The favourite could not be changed. Try again.',
  topicSearchDeleted: () => 'The search was deleted.',
  siteNotChosen: () => 'The default site could not be changed. Try again.',
  siteNotDisconnected: () => 'The site could not be disconnected. Try again.',
  topicSearchNotDeleted: () => 'The search could not be deleted or brought back. Try again.',
  articleCopied: () => 'The article is in the clipboard.',
  structuredDataCopied: () => 'The structured data is in the clipboard.',
  boundMet: ({ name, most }) => boundText({ name: String(name), most: Number(most) }),
  articleDeleted: ({ titles }) =>
    lengthOf(titles) === 1
      ? `${named(titles)} was deleted.`
      : `${lengthOf(titles)} articles were deleted.`,
  articleDeleteFailed: ({ titles }) =>
    lengthOf(titles) === 1
      ? `${named(titles)} could not be deleted and is back in the list.`
      : `${named(titles)} could not be deleted and are back in the list.`,
  articleRestoreFailed: ({ titles }) =>
    `${named(titles)} could not be restored. Reload the list and try again.`,
  conflictUnreadable: () =>
    'The other version could not be read. Your text is still here; try again.',
  copyFailed: () => 'The browser did not allow copying. Select the text and copy it.',
  dictionaryFailed: () => 'The dictionary could not be changed. Try again.',
  tagsFailed: () => 'The workspace could not be changed. Try again.',
  websiteChanged: () =>
    'Somebody else has changed the website in the meantime. Yours was not saved.',
  examplesRemoved: () => 'The examples were removed.',
  examplesNotRemoved: () => 'The examples could not be removed or brought back. Try again.',
  exportFailed: () => 'The article could not be exported. Nothing has changed; try again.',
  fieldsFilled: () => 'The suggestion is in the search fields of the article.',
  generationStartFailed: () => 'The request could not be sent to the model. Try again.',
  generationStopFailed: () => 'It could not be stopped. Try again.',
  imageChangeFailed: () => 'The change of the image could not be saved. Try again.',
  imageDeleteFailed: () => 'The image could not be deleted. It is back in the library; try again.',
  imageReplaced: () => 'The image was replaced.',
  imageNotReplacedBack: () =>
    'Not every article got its image back. Open it and choose the image, or restore an earlier version.',
  imageDeleted: () => 'The image was deleted.',
  imageDeleteUnknown: () =>
    'The server did not say whether the image was deleted. If it was, you can bring it back.',
  imageGone: () => 'The image is gone for good: deleted images are kept for a day at most.',
  imageNotRestored: () =>
    'The image could not be brought back. If the library is full, delete another one and try again within a day.',
  imagesNotInFile: ({ count }) =>
    count === 1
      ? 'One image is not in the file, because it could not be read.'
      : `${count} images are not in the file, because they could not be read.`,
  answersNotSaved: () =>
    'Your answers could not be saved yet. They are kept on this device and sent with your next visit.',
  linkCheckFailed: () => 'The links could not be checked. Try again.',
  limitReachedPaid: ({ email }) => paidLimitText(String(email)),
  newVersion: () => 'A new version is available. Reload to get it; your text is saved first.',
  conversationDeleted: () => 'The conversation was deleted.',
  conversationNotDeleted: () => 'The conversation could not be deleted. Try again.',
  conversationNotRenamed: () => 'The conversation could not be renamed. Try again.',
  conversationNotRestored: () =>
    'The conversation could not be restored. It is gone from the list.',
  placeMissing: () => 'This passage is no longer in the article.',
  promptDeleted: () => 'The saved prompt was deleted.',
  promptNotDeleted: () => 'The prompt could not be deleted and is back in the list.',
  promptNotSaved: () => 'The prompt could not be saved. It is still in the field; try again.',
  purchaseFailed: () => 'The billing page could not be reached. Nothing was bought; try again.',
  quoteCopied: () => 'The quote and its link are in the clipboard.',
  sectionMissing: () => 'There is no section here: place the cursor below a subheading.',
  writingUnsaved: () => 'Some text is not saved yet. Try again when it is.',
  signedOut: () =>
    'You are signed out. Sign in again in a new tab: everything on this page stays as it is.',
  signOutFailed: () => 'You could not be signed out. Try again.',
  pageChangeFailed: () => 'The page could not be removed or brought back. Try again.',
  pageRemoved: () => 'The page was removed.',
  snapshotNotRead: () =>
    'This file could not be imported: it is no saved analysis, cannot be read, or was changed since it was saved.',
  snapshotNotSaved: () => 'The analysis could not be read. Try again.',
  sourceRemoved: () => 'The source was removed.',
  shareChangeFailed: () => 'What the link shows could not be changed. Open “Share” and try again.',
  unshareFailed: () => 'The link could not be revoked and still works. Open “Share” and try again.',
  eventsExportFailed: () => 'The events could not be read completely. Try again.',
  usageExportFailed: () => 'The usage could not be read completely. Try again.',
  versionRenameFailed: () => 'The version could not be renamed. It keeps its old name.',
  versionRestored: () =>
    'The earlier version is restored. Undo reverts this; the text before it is in the history.',
  voiceDeleted: () => 'The brand voice was deleted.',
  noPagesFound: () =>
    'No page was found for this topic. Set up a search service, or import pages to search in.',
  coloursSaved: () => 'The brand colours are changed.',
  planTaken: () => 'What was in the form has been replaced.',
  analysisKept: () =>
    'The analysis is done. The form was changed meanwhile, so nothing was filled in: choose it under “Write from search results”.',
  planNotRead: () => 'The outline could not be read. Nothing was changed; try again.',
  briefNotChanged: () => 'The brief could not be changed. Its present state is shown; try again.',
  voiceNotChosen: () => 'The voice of the article could not be changed. Try again.',
  voiceNotDeleted: () => 'The brand voice could not be deleted and is back in the list. Try again.',
  voiceNotRestored: () =>
    'The brand voice could not be brought back. It is still deleted; reload the list and try again within a day.',
  wordsChanged: () => 'These words have changed in the meantime. They stay as they are.',
  wordsNotExported: ({ count, example }) =>
    count === 1
      ? `One word of the article is not in what was exported: “${example}”. The article has it.`
      : `${count} words of the article are not in what was exported: “${example}”. The article has them.`,
  vouchFailed: () => 'This could not be stored. Nothing has changed; try again.',
};

export function noticeText(notice: Notice): string {
  return noticeTexts[notice.text as NoticeText](notice.values);
}
