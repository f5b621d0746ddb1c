/** What can have the focus by Tab. */
const STOP =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
const ROW = 'li, tr';
/** Notices go by themselves, too. */
const NOTICES = '[role="log"]';
/** Where the focus is looked for. Where a whole page or dialog goes, the next one takes it, or what had opened it. */
const AREA = 'main, aside, [role="dialog"]';
const PART = 'section, form, nav, [role="tabpanel"]';
/** Closing dialogs and menus, and the outcome of a request, have taken the focus by then. */
const SETTLED_MS = 100;

/** A control with its place, as it was when it got the focus. */
interface Focused {
  readonly control: HTMLElement;
  /** Which one of its row. */
  readonly ofRow: number;
  /** What had the focus before, outside of notices. */
  readonly home: HTMLElement | null;
}

/**
 * Keeps the focus where it was: a control that goes away, such as the button of a deleted row, leaves it to the same one of the
 * next row, or to what is nearest; one that is disabled for a while has it again afterwards. It stays where the person has put it
 * meanwhile. Returns what ends this.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Focused | null = null;
  const forget = () => {
    last = null;
    observer.disconnect();
  };
  const later = (find: () => HTMLElement | null) =>
    setTimeout(() => isLost() && find()?.focus(), SETTLED_MS);
  const observer = new MutationObserver((records) => {
    if (last === null) return;
    const { control } = last;
    if (control.isConnected) {
      if (records.some(({ target }) => target === control) && !control.matches(':disabled'))
        later(() => (last?.control === control ? control : null));
      return;
    }
    const gone = last;
    forget();
    const removal = records.find(({ removedNodes }) => holds(removedNodes, control));
    if (removal) later(() => placeNear(removal, gone));
  });
  const remember = ({ target }: Event) => {
    const before = last;
    forget();
    // Not in a text that is written: each letter would be looked at.
    if (!(target instanceof HTMLElement) || target.isContentEditable) return;
    const home = before?.control.closest(NOTICES) ? before.home : (before?.control ?? null);
    last = { control: target, ofRow: stopsIn(target.closest(ROW)).indexOf(target), home };
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  };
  root.addEventListener('focusin', remember);
  root.addEventListener('pointerdown', forget, true); // also where nothing can have the focus
  return () => {
    forget();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('pointerdown', forget, true);
  };
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

const holds = (nodes: NodeList, one: Node) => [...nodes].some((node) => node.contains(one));

const stopsIn = (box: Element | null): HTMLElement[] =>
  box === null ? [] : [...box.querySelectorAll<HTMLElement>(STOP)].filter(isShown);

/** Not of a closed `details`, nor of what is hidden. */
const isShown = (element: HTMLElement) =>
  'checkVisibility' in element ? element.checkVisibility() : true;

/** In the next row or else in the one before, or else in the nearest box around. */
function placeNear(removal: MutationRecord, { ofRow, home }: Focused): HTMLElement | null {
  const { target } = removal;
  if (!(target instanceof Element)) return null;
  if (target.closest(NOTICES)) return home?.isConnected ? home : null;
  const beside = rowsBeside(removal)
    .map(stopsIn)
    .find(({ length }) => length > 0);
  return beside?.[ofRow] ?? beside?.[0] ?? inBoxAround(target);
}

/** None if it was no row that has gone. */
const rowsBeside = ({ removedNodes, nextSibling, previousSibling }: MutationRecord): Element[] =>
  [...removedNodes].some((node) => node instanceof Element && node.matches(ROW))
    ? [elementAt(nextSibling, 'next'), elementAt(previousSibling, 'previous')].filter(
        (row) => row !== null,
      )
    : [];

function elementAt(node: Node | null, side: 'next' | 'previous'): Element | null {
  if (node instanceof CharacterData) return node[`${side}ElementSibling`];
  return node instanceof Element ? node : null;
}

/** What can have the focus in the nearest box that has something, or the heading of the part. */
function inBoxAround(place: Element): HTMLElement | null {
  const area = place.closest(AREA);
  for (let box: Element | null = place; box !== null && box !== area; box = box.parentElement) {
    const [first] = stopsIn(box);
    if (first !== undefined) return first;
    if (box.matches(PART)) return headingOf(box);
  }
  return null;
}

function headingOf(part: Element): HTMLElement | null {
  const heading = part.querySelector<HTMLElement>('h1, h2, h3, h4');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}
