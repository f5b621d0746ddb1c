/** Counts how deeply the elements of HTML are nested, in linear time and without a parser. */

const WITHOUT_CONTENT: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'frame',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

/** What an element ends that needs no end tag of its own (HTML Standard, 13.1.2.4). */
const ENDED_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ['p', ['p']],
  ['li', ['li']],
  ['dt', ['dt', 'dd']],
  ['dd', ['dt', 'dd']],
  ['td', ['td', 'th']],
  ['th', ['td', 'th']],
  ['tr', ['tr', 'td', 'th']],
  ['option', ['option']],
]);

/** The elements that are open at a place. What is not closed stays open. */
export class OpenTags {
  readonly #names: string[] = [];
  readonly #counts = new Map<string, number>();

  get depth(): number {
    return this.#names.length;
  }

  /** Begins an element, which ends others; false for one that has no content. */
  begin(name: string): boolean {
    if (WITHOUT_CONTENT.has(name)) return false;
    this.endBefore(name);
    this.#names.push(name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return true;
  }

  /** Ends what an element of the name ends by its beginning. */
  endBefore(name: string): void {
    const ended = ENDED_BY.get(name) ?? [];
    while (ended.includes(this.#names.at(-1) ?? '')) this.#pop();
  }

  /** Ends the innermost element of the name, with what is open in it, which is returned. */
  end(name: string): string[] {
    const inside: string[] = [];
    if ((this.#counts.get(name) ?? 0) === 0) return inside;
    for (let ended = this.#pop(); ended !== undefined && ended !== name; ended = this.#pop())
      inside.push(ended);
    return inside;
  }

  #pop(): string | undefined {
    const name = this.#names.pop();
    if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1);
    return name;
  }
}

const TAG = /<(\/?)([a-z][a-z0-9-]*)/gi;

/** How many elements are in one another at most. */
export function depthOf(html: string): number {
  const open = new OpenTags();
  let most = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    if (slash === '/') open.end(name.toLowerCase());
    else open.begin(name.toLowerCase());
    most = Math.max(most, open.depth);
  }
  return most;
}
