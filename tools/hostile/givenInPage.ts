import type { Given } from './given.ts';

function elementOf(text: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = text;
  return element;
}

export const GIVEN_IN_PAGE: Given = {
  AbortController: () => new AbortController(),
  AbortSignal: () => new AbortController().signal,
  Date: () => new Date(0),
  Element: elementOf,
  File: (text) => new File([text], 'a.html', { type: 'text/html' }),
  HTMLElement: elementOf,
  Headers: () => new Headers(),
  Node: elementOf,
  ParentNode: elementOf,
  RegExp: () => /a/,
  URL: () => new URL('https://example.com/a'),
  Uint8Array: (text) => new TextEncoder().encode(text),
};
