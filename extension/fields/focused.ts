/** Where a person is on a page: the element and the selection, through shadow trees, closed ones too. */
import { browserApi } from '../lib/browser.ts';

interface Focused {
  readonly element: Element | null;
  readonly selection: Selection | null;
}

type Tree = (Document | ShadowRoot) & { getSelection?(): Selection | null };

export function focusedIn(page: Document): Focused {
  let tree: Tree = page;
  let element = tree.activeElement;
  for (let inner = shadowOf(element); inner !== null; inner = shadowOf(element)) {
    if (inner.activeElement === null) break;
    tree = inner;
    element = inner.activeElement;
  }
  // Firefox: the selection of a shadow tree is that of the document.
  const selection = tree.getSelection?.() ?? page.getSelection();
  return { element, selection };
}

type Opened = Element & { readonly openOrClosedShadowRoot?: ShadowRoot | null };

function shadowOf(element: Opened | null): ShadowRoot | null {
  if (element === null) return null;
  if (element.openOrClosedShadowRoot !== undefined) return element.openOrClosedShadowRoot;
  const { dom } = browserApi();
  // Chromium throws for elements that can have no shadow tree.
  return dom !== undefined && element instanceof HTMLElement
    ? dom.openOrClosedShadowRoot(element)
    : element.shadowRoot;
}

/** Whether the focus of the whole page is in this frame, or was before a panel took it. False below a frame of another site. */
export function hasFocusIn(frame: Window): boolean {
  for (let at = frame; at !== at.parent; at = at.parent) {
    const { frameElement } = at;
    if (frameElement === null) return false;
    if (focusedIn(frameElement.ownerDocument).element !== frameElement) return false;
  }
  return !/^i?frame$/.test(focusedIn(frame.document).element?.localName ?? '');
}
