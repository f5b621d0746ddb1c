import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type messages,
  PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

const MOST_PREPARED = 200;
/** Statements remembered after their first use. */
const MOST_SEEN = 1000;
const DATA_STATEMENT = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Anything else may change the schema. */
const KEEPS_SCHEMA = /^\s*(?:select|insert|update|delete|with|vacuum|analyze|checkpoint)\b/i;

/** From here on, everybody else has noticed that they waited. `statement_timeout` has no effect in PGlite 0.5.16. */
const SLOW_MS = 200;
const TOLD_CHARS = 200;

const toldOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, TOLD_CHARS);

/** `feature_not_supported`: "cached plan must not change result type". */
const PLAN_IS_STALE = '0A000';

interface Prepared {
  readonly name: string;
  /** Object ids of the types of its parameters. */
  readonly paramTypes: readonly number[];
  /** The row description message, for `parseResults`; empty if the statement returns no rows. */
  readonly description: readonly messages.BackendMessage[];
}

/**
 * PGlite with a cache of prepared statements. PGlite's own `query` makes six calls into WebAssembly and parses
 * and plans the statement every time; a cached statement takes one call. Statements are cached from their
 * second use on, and the cache is cleared by any statement that may change the schema.
 */
export class PreparedPglite extends PGlite {
  readonly #seen = new LRUCache<string, true>({ max: MOST_SEEN });
  /** Statements to close with the next call. */
  readonly #stale: string[] = [];
  readonly #prepared = new LRUCache<string, Prepared>({
    max: MOST_PREPARED,
    dispose: ({ name }) => this.#stale.push(name),
  });
  #names = 0;
  readonly #text = new AsyncLocalStorage<string>();
  /** Told of each statement that took over 200 ms. */
  onSlow: (statement: string, ms: number) => void = () => {};

  override _runExclusiveQuery<T>(query: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      const startedAt = performance.now();
      try {
        return await query();
      } finally {
        const ms = performance.now() - startedAt;
        if (ms > SLOW_MS) this.onSlow(toldOf(this.#text.getStore() ?? ''), ms);
      }
    });
  }

  override async query<T>(
    text: string,
    params?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    if (!this.#isWorthPreparing(text, options))
      return this.#forgettingAfter(text, () => super.query(text, params, options));
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.#run(text, params, options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const query: Transaction['query'] = (text, params, options) =>
        tx.closed || !this.#isWorthPreparing(text, options)
          ? this.#forgettingAfter(text, () => tx.query(text, params, options))
          : this.#run(text, params, options);
      const exec: Transaction['exec'] = (text, options) =>
        this.#forgettingAfter(text, () => tx.exec(text, options));
      return work(Object.assign(Object.create(tx), { query, exec }));
    });
  }

  override exec(...args: Parameters<PGlite['exec']>): ReturnType<PGlite['exec']> {
    return this.#forgettingAfter(args[0], () => super.exec(...args));
  }

  /** Runs `text` and clears the cache if it may have changed the schema. */
  async #forgettingAfter<T>(text: string, run: () => Promise<T>): Promise<T> {
    try {
      return await this.#text.run(text, run);
    } finally {
      if (!KEEPS_SCHEMA.test(text)) this.#prepared.clear();
    }
  }

  #isWorthPreparing(text: string, options: QueryOptions | undefined): boolean {
    if (!DATA_STATEMENT.test(text)) return false;
    if (options?.blob !== undefined || options?.paramTypes !== undefined) return false;
    if (this.#prepared.has(text) || this.#seen.delete(text)) return true;
    this.#seen.set(text, true);
    return false;
  }

  /** Like PGlite's private `#runQuery`. The caller holds the transaction mutex. */
  #run<T>(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    return this.#text.run(text, () =>
      this._runExclusiveQuery(async () => {
        try {
          const { name, paramTypes, description } = await this.#preparedFor(text, options);
          const values = params.map((value, at) =>
            this.#serialised(value, paramTypes[at], options),
          );
          const results = await this.#ask(options, [
            serialize.bind({ statement: name, values }),
            serialize.execute(),
          ]);
          const { parsers, ...rest } = options;
          const answer = [...description, ...results];
          return parse.parseResults(answer, this.#parsersWith(parsers), rest)[0] as Results<T>;
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          // For example when the schema change that it was prepared on was rolled back.
          if ((error as { code?: string }).code === PLAN_IS_STALE) this.#prepared.clear();
          throw Object.assign(error, { query: text, params }); // the fields that PGlite's own `query` adds
        }
      }),
    );
  }

  /** There are hundreds of parsers, and drizzle passes a new object with each query, so nothing is copied. */
  #parsersWith(special: QueryOptions['parsers']): typeof this.parsers {
    return special === undefined
      ? this.parsers
      : Object.assign(Object.create(this.parsers), special);
  }

  async #preparedFor(text: string, options: QueryOptions): Promise<Prepared> {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const prepared = await this.#prepare(text, options);
    this.#prepared.set(text, prepared);
    return prepared;
  }

  async #prepare(text: string, options: QueryOptions): Promise<Prepared> {
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

  /** Sends the messages in one call. Rejects with the first database error. */
  #ask(
    { onNotice }: QueryOptions,
    parts: readonly Uint8Array[],
  ): Promise<messages.BackendMessage[]> {
    const message = Buffer.concat([...parts, serialize.sync()]);
    return this.execProtocolStream(message, { syncToFs: false, ...(onNotice && { onNotice }) });
  }
}
