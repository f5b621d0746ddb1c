import {
  type messages,
  parse,
  PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

const { serialize } = protocol;

/** Statements that are kept prepared; the least recently used gives way. */
const MOST_PREPARED = 200;
/** Texts remembered as used once. */
const MOST_SEEN = 1000;
/** Anything else may change what a prepared statement means. */
const DATA_STATEMENT = /^\s*(?:select|insert|update|delete|with)\b/i;

interface Prepared {
  readonly name: string;
  /** Object ids of the types of its parameters. */
  readonly paramTypes: readonly number[];
  /** What its rows look like, as PGlite's reader of results takes it; none where it answers no rows. */
  readonly description: readonly messages.BackendMessage[];
}

/**
 * PGlite that keeps statements prepared from their second use on. Its own `query` crosses into WebAssembly
 * six times, and parses and plans each time; a prepared statement crosses once. A statement that may
 * change the schema makes it forget all others.
 */
export class PreparedPglite extends PGlite {
  readonly #seen = new Set<string>();
  readonly #prepared = new Map<string, Prepared>();
  /** Names that nothing uses any more. */
  readonly #stale: string[] = [];
  readonly #merged = new WeakMap<object, typeof this.parsers>();
  #names = 0;

  override async query<T>(
    text: string,
    params?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    if (!this.#isWorthPreparing(text, options)) return super.query(text, params, options);
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.#run(text, params, options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const query: Transaction['query'] = (text, params, options) =>
        tx.closed || !this.#isWorthPreparing(text, options)
          ? tx.query(text, params, options)
          : this.#run(text, params, options);
      const exec: Transaction['exec'] = (text, options) => {
        this.#forget();
        return tx.exec(text, options);
      };
      return work(Object.assign(Object.create(tx), { query, exec }));
    });
  }

  override exec(...args: Parameters<PGlite['exec']>): ReturnType<PGlite['exec']> {
    this.#forget();
    return super.exec(...args);
  }

  #isWorthPreparing(text: string, options: QueryOptions | undefined): boolean {
    if (!DATA_STATEMENT.test(text)) {
      this.#forget();
      return false;
    }
    if (options?.blob !== undefined || options?.paramTypes !== undefined) return false;
    if (this.#prepared.has(text) || this.#seen.delete(text)) return true;
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
    this.#seen.add(text);
    return false;
  }

  #forget(): void {
    for (const { name } of this.#prepared.values()) this.#stale.push(name);
    this.#prepared.clear();
  }

  /** As PGlite's own, without the transaction mutex: that is for the caller. */
  #run<T>(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      try {
        const { name, paramTypes, description } = await this.#preparedFor(text, options);
        const values = params.map((value, at) => this.#serialised(value, paramTypes[at], options));
        const results = await this.#ask(options, [
          serialize.bind({ statement: name, values }),
          serialize.execute(),
        ]);
        const { parsers, ...rest } = options;
        const answer = [...description, ...results];
        return parse.parseResults(answer, this.#parsersWith(parsers), rest)[0] as Results<T>;
      } catch (error) {
        // As `query` reports it: drizzle and our logs look there.
        throw error instanceof Error ? Object.assign(error, { query: text, params }) : error;
      }
    });
  }

  /** Merged once: there are hundreds, and drizzle hands over the same ones each time. */
  #parsersWith(special: QueryOptions['parsers']): typeof this.parsers {
    if (special === undefined) return this.parsers;
    const merged = this.#merged.get(special) ?? { ...this.parsers, ...special };
    this.#merged.set(special, merged);
    return merged;
  }

  async #preparedFor(text: string, options: QueryOptions): Promise<Prepared> {
    const known = this.#prepared.get(text);
    this.#prepared.delete(text); // the last of the map is the one used last
    const prepared = known ?? (await this.#prepare(text, options));
    this.#prepared.set(text, prepared);
    return prepared;
  }

  async #prepare(text: string, options: QueryOptions): Promise<Prepared> {
    const [oldest, least] = this.#prepared.entries().next().value ?? [];
    if (this.#prepared.size >= MOST_PREPARED && oldest !== undefined && least !== undefined) {
      this.#prepared.delete(oldest);
      this.#stale.push(least.name);
    }
    this.#names += 1;
    const name = `toolkit_${this.#names}`;
    const results = await this.#ask(options, [
      ...this.#stale.splice(0).map((stale) => serialize.close({ type: 'S', name: stale })),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const paramTypes = parse.parseDescribeStatementResults(results);
    const description = results.filter((message) => message.name === 'rowDescription');
    return { name, paramTypes, description };
  }

  #serialised(
    value: unknown,
    type: number | undefined,
    { serializers }: QueryOptions,
  ): string | null {
    if (value === null || value === undefined) return null;
    const serialise = serializers?.[type ?? 0] ?? this.serializers[type ?? 0];
    return serialise === undefined ? String(value) : serialise(value);
  }

  /** One crossing. Rejects with the first error of the database. */
  #ask(
    { onNotice }: QueryOptions,
    parts: readonly Uint8Array[],
  ): Promise<messages.BackendMessage[]> {
    const message = Buffer.concat([...parts, serialize.sync()]);
    return this.execProtocolStream(message, { syncToFs: false, ...(onNotice && { onNotice }) });
  }
}
