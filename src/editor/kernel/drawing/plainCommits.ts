/**
 * While the text has the focus React counts all of it, node by node, before each change of the page
 * (10 ms at 40,000 words), to find the selection again in case the focus gets lost. draft-js keeps
 * the selection itself. React takes an element for editable by `contentEditable`, which it needs when
 * the focus comes (`onSelect`) and otherwise for the counting alone. The attribute stays as it is.
 */
export function withPlainCommits(element: HTMLElement): void {
  Object.defineProperty(element, 'contentEditable', {
    configurable: true,
    get: () =>
      window.event?.type === 'focusin'
        ? Reflect.get(HTMLElement.prototype, 'contentEditable', element)
        : 'inherit',
  });
}
