import type { Notice, NoticeText } from '#store/notices/notices.slice.ts';

type Values = Notice['values'];

/** Spec §6, the text for a paid user. */
export const paidLimitText = (email: string): string =>
  `Wow! You've created quite a lot of articles for a regular user. Feel free to reach out to our support team at ${email} if you'd like to create even more, and we'll help you out.`;

const noticeTexts: Readonly<Record<NoticeText, (values: Values) => string>> = {
  articleDeleted: ({ title }) => `“${title}” was deleted.`,
  articleDeleteFailed: () => 'The article could not be deleted. It is back in the list.',
  articleRestoreFailed: () =>
    'The article could not be brought back. Reload the list and try again.',
  conflictUnreadable: () =>
    'The other version could not be read. Your text is still here; try again.',
  generationStartFailed: () => 'The model could not be asked. Try again.',
  generationStopFailed: () => 'The draft could not be stopped. Try again.',
  limitReachedPaid: ({ email }) => paidLimitText(String(email)),
  purchaseFailed: () => 'The billing page could not be reached. Nothing was bought; try again.',
  sectionMissing: () => 'There is no section here: place the cursor below a subheading.',
  sectionUnsaved: () => 'Some text is not saved yet. Rewrite the section when it is.',
  signOutFailed: () => 'Signing out did not work. Try again.',
  signOutUnsaved: () =>
    'Some text is not saved yet. Open the article, save or discard it, then sign out.',
};

export function noticeText(notice: Notice): string {
  return noticeTexts[notice.text as NoticeText](notice.values);
}
