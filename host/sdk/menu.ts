import { element } from './elements.ts';

interface Command {
  readonly text: string;
  readonly run: () => void;
  /** One of several, of which one is checked. */
  readonly isChecked?: boolean;
}

interface Link {
  readonly text: string;
  readonly href: string;
}

interface MenuOptions {
  readonly id: string;
  /** What is chosen with it. */
  readonly label: string;
  /** What is chosen now. */
  readonly text: string;
  /** Beside it; empty for nothing. */
  readonly hint: string;
  readonly groups: readonly (readonly (Command | Link)[])[];
}

/** A button with its menu, by the pattern of the WAI-ARIA practices ("Menu Button"): arrows, Home, End, letters, Escape, Tab. */
export function openableMenu({ id, label, text, hint, groups }: MenuOptions): Node[] {
  const button = element(
    'button',
    { type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-controls': id },
    element('span', { class: 'hostOnlyHeard' }, `${label}: `),
    element('span', { class: 'hostMenuText' }, text),
  );
  if (hint !== '') button.append(element('span', { class: 'hostMenuHint' }, hint));
  const close = (focused: boolean) => {
    menu.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', onPointerDown, true);
    if (focused) button.focus();
  };
  const items = groups.map((group) => group.map((entry) => itemOf(entry, () => close(true))));
  const all = items.flat();
  const menu = element(
    'div',
    { id, role: 'menu', 'aria-label': label, hidden: '' },
    ...items.map((group) => element('div', { role: 'group' }, ...group)),
  );
  const onPointerDown = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(menu) && !path.includes(button)) close(false);
  };
  const open = () => {
    menu.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', onPointerDown, true);
    (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
  };
  button.addEventListener('click', () => (menu.hidden ? open() : close(true)));
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') return close(false);
    if (event.ctrlKey || event.metaKey || event.altKey) return; // shortcuts of the browser
    const next = event.key === 'Escape' ? button : nextOf(event.key, all);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === button) close(true);
    else next.focus();
  });
  return [button, menu];
}

function itemOf(entry: Command | Link, close: () => void): HTMLElement {
  if ('href' in entry) {
    return element('a', { role: 'menuitem', tabindex: '-1', href: entry.href }, entry.text);
  }
  const { text, isChecked, run } = entry;
  const item = element(
    'button',
    {
      type: 'button',
      tabindex: '-1',
      ...(isChecked === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': String(isChecked) }),
    },
    text,
  );
  item.addEventListener('click', () => {
    close();
    run();
  });
  return item;
}

/** The item that a key leads to; undefined for other keys. A letter leads to the next item that begins with it. */
function nextOf(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement);
  const step = STEPS[key];
  if (step !== undefined) return items.at(step(at, items.length));
  if (key.length !== 1 || key === ' ') return undefined;
  const later = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return later.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()));
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};
