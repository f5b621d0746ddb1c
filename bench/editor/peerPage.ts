/** The page of each peer: it contains the text, and the editor mounts in its only element. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no ${id}.`);
  return found;
};

export const articleHtml = (): string => element('article').innerHTML;

export const show = (editor: ReactNode): void => createRoot(element('root')).render(editor);
