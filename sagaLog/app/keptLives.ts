import { gunzipSync, strFromU8 } from 'fflate';
import type { LifeStore, Part, StoredLife } from './lifeStore.ts';

/** A line is stored at the latest after this. */
const STORE_MS = 500;
/** The characters that are compressed together: gzip finds little more in more. */
const SEALED_CHARS = 500_000;
/** Of all lives as they are stored, a day of typing and more; beyond it, the oldest lives go. */
const MOST_STORED = 48_000_000;

export interface KeptLivesOptions {
  readonly store: LifeStore;
  /** Whether timers are slow now. */
  readonly isHidden?: () => boolean;
  /** Calls back when `isKept` or `removed` has changed. */
  readonly onChange: () => void;
  readonly mostStored?: number;
  readonly sealedChars?: number;
}

const sizeOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + part.length, 0);

const linesIn = (part: Part): string[] =>
  (typeof part === 'string' ? part : strFromU8(gunzipSync(part))).split('\n');

/**
 * The lives of a recording: that of this page, line by line, and those that its account has stored before. Lines are
 * stored within a second, and compressed when they are many. What cannot be stored stays in the page.
 */
export class KeptLives {
  readonly #options: KeptLivesOptions;
  #earlier: readonly StoredLife[] = [];
  #sealed: readonly Uint8Array[] = [];
  /** The lines behind the sealed ones; so many of them are stored. */
  #open: string[] = [];
  #stored = 0;
  #openChars = 0;
  #life: number | null = null;
  #part = 0;
  #sealedParts = 0;
  #isSealing = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** False after the device has refused to store something. */
  isKept = true;
  /** The lives that had to go. */
  removed = 0;

  constructor(options: KeptLivesOptions) {
    this.#options = options;
  }

  /** Begins to store, for an account. */
  async begin(account: string): Promise<void> {
    await this.#tried(async () => {
      const { id, earlier } = await this.#options.store.begin(account);
      this.#earlier = earlier;
      this.#life = id;
    });
    this.flush();
  }

  add(line: string): void {
    this.#open.push(line);
    this.#openChars += line.length + 1;
    if (this.#life === null || !this.isKept) return;
    if (this.#options.isHidden?.()) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), STORE_MS);
  }

  /** Stores now what is not stored. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const life = this.#life;
    const lines = this.#open.slice(this.#stored);
    if (life === null || !this.isKept || lines.length === 0) return;
    this.#stored = this.#open.length;
    this.#part += 1;
    const part = this.#part;
    void this.#tried(() => this.#options.store.append(life, part, lines.join('\n')));
    void this.#seal(life);
    this.#makeRoom();
  }

  /** Every line, of the oldest life first. Each life begins with a header. */
  lines(): readonly string[] {
    const parts = [...this.#earlier.flatMap(({ parts }) => parts), ...this.#sealed];
    return [...parts.flatMap(linesIn), ...this.#open];
  }

  async #seal(life: number): Promise<void> {
    if (this.#isSealing || this.#openChars < (this.#options.sealedChars ?? SEALED_CHARS)) return;
    this.#isSealing = true;
    const [count, from, to] = [this.#stored, this.#sealedParts + 1, this.#part];
    const text = this.#open.slice(0, count).join('\n');
    await this.#tried(async () => {
      const sealed = await gzipped(text);
      await this.#options.store.seal(life, from, to, sealed);
      this.#sealed = [...this.#sealed, sealed];
      this.#open = this.#open.slice(count);
      this.#stored -= count;
      this.#openChars -= text.length + 1;
      this.#sealedParts = to;
    });
    this.#isSealing = false;
  }

  #makeRoom(): void {
    const most = this.#options.mostStored ?? MOST_STORED;
    let size = sizeOf(this.#earlier.flatMap(({ parts }) => parts));
    size += sizeOf(this.#sealed) + this.#openChars;
    while (size > most && this.#earlier[0] !== undefined) {
      const { id, parts } = this.#earlier[0];
      size -= sizeOf(parts);
      this.#earlier = this.#earlier.slice(1);
      this.removed += 1;
      void this.#tried(() => this.#options.store.remove(id));
      this.#options.onChange();
    }
  }

  async #tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      this.isKept = false;
      this.#options.onChange();
    }
  }
}

async function gzipped(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
