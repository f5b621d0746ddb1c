import type { SaveStatus } from '#domain/article/saveQueue.ts';

/** Where the writer's words stand; always true, always shown. */
export const saveStateTexts: Readonly<Record<SaveStatus, string>> = {
  idle: 'Saved',
  queued: 'Saving…',
  held: 'Saving…',
  saving: 'Saving…',
  retry: 'Not saved – retrying',
  offline: 'Offline – saved on this device',
  signIn: 'Not saved – sign in again',
  limit: 'Not saved – limit reached',
  denied: 'Not saved',
  rejected: 'Not saved',
  conflict: 'Changed elsewhere – review',
};

/** Where the browser keeps nothing (a private window, no space left). */
export const offlineUnkept = 'Offline – not saved, keep this page open';
