import { createAction } from '@reduxjs/toolkit';

interface EditorCrash {
  readonly articleId: string;
  readonly message: string;
  readonly stack: string;
  /** It stays closed: it crashed too often. */
  readonly isClosed: boolean;
}

/** The editor threw while it was drawn or while it handled an event; nothing in the store depends on it. */
export const editorCrashed = createAction<EditorCrash>('editorCrash/editorCrashed');
