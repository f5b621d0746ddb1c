import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

interface EditorCrash {
  readonly articleId: string;
  readonly message: string;
  readonly stack: string;
  /** It stays closed: it crashed too often. */
  readonly isClosed: boolean;
}

/** The editor threw while it was drawn or while it handled an event. The store keeps nothing of it. */
export const editorCrash = plainSlice<null>()('editorCrash', {
  initial: null,
  requests: { crashed: request<EditorCrash>() },
});
