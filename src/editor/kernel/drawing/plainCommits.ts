/**
 * While the text has the focus, React counts all of it, node by node, before each commit (10 ms at 40,000 words),
 * to restore the selection in case the focus gets lost. draft-js restores the selection itself. React detects an
 * editable element by `contentEditable`, which it needs when the focus arrives (`onSelect`), and otherwise only
 * for the counting. The attribute itself does not change.
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
