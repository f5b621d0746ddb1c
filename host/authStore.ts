/** What better-auth stores, without secrets that a copy of the database would reveal. */
import type { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { SecretBox } from '#db/secrets/secretBox.ts';
import { TWO_FACTOR_PURPOSES } from '#db/secrets/storedSecrets.ts';
import { tokenHash } from '#db/secrets/tokenHash.ts';
import { LONGEST_SESSION_MS } from './accounts.ts';

type OpenStore = ReturnType<typeof drizzleAdapter>;
type Store = Omit<ReturnType<OpenStore>, 'transaction'>;
type Where = NonNullable<Parameters<Store['findMany']>[0]['where']>;
type Row = Record<string, unknown>;

/**
 * The token of a session is stored as its hash, and whoever looks for it gets it back. The key of a second factor is
 * encrypted. A session that has lasted too long is not found.
 */
export const withoutSecrets =
  (open: OpenStore, secrets: SecretBox): OpenStore =>
  (options) => {
    const store = open(options);
    return {
      ...store,
      ...guarded(store, secrets),
      transaction: (work) => store.transaction((inner) => work(guarded(inner, secrets))),
    };
  };

function guarded(store: Store, secrets: SecretBox): Store {
  const { stored, found } = rowsOver(secrets);
  return {
    ...store,
    create: async (asked) =>
      found(
        asked.model,
        await store.create({ ...asked, data: await stored(asked.model, asked.data) }),
        asked.data as Row,
      ),
    update: async (asked) => {
      const update = await stored(asked.model, asked.update);
      const row = await store.update({ ...asked, update, where: hashed(asked.model, asked.where) });
      return found(asked.model, row, given(asked.where));
    },
    findOne: async (asked) => {
      const row = await store.findOne({ ...asked, where: hashed(asked.model, asked.where) });
      return found(asked.model, row, given(asked.where));
    },
    findMany: async (asked) => {
      const where = hashed(asked.model, asked.where ?? []);
      const rows = await store.findMany({ ...asked, where });
      return Promise.all(rows.map((row) => found(asked.model, row, {})));
    },
    consumeOne: (asked) => store.consumeOne({ ...asked, where: hashed(asked.model, asked.where) }),
    delete: (asked) => store.delete({ ...asked, where: hashed(asked.model, asked.where) }),
    deleteMany: (asked) => store.deleteMany({ ...asked, where: hashed(asked.model, asked.where) }),
    updateMany: (asked) => store.updateMany({ ...asked, where: hashed(asked.model, asked.where) }),
  } as Store; // the types of rows are the caller's
}

/** Rows as they are stored, and as better-auth gets them. */
const rowsOver = (secrets: SecretBox) => ({
  async stored<R extends object>(model: string, row: R): Promise<R> {
    const { token, secret } = row as Row;
    if (model === 'session' && typeof token === 'string')
      return { ...row, token: tokenHash(token) };
    if (model === 'twoFactor' && typeof secret === 'string')
      return { ...row, secret: await secrets.seal(secret, TWO_FACTOR_PURPOSES.secret) };
    return row;
  },
  async found<R>(model: string, row: R, { token }: Row): Promise<R> {
    if (row === null) return row;
    const { createdAt, secret } = row as Row;
    if (model === 'session') {
      const isOver = Date.now() - new Date(createdAt as Date).getTime() > LONGEST_SESSION_MS;
      return isOver ? (null as R) : { ...row, ...(token !== undefined && { token }) };
    }
    if (model === 'twoFactor' && typeof secret === 'string')
      return { ...row, secret: await secrets.open(secret, TWO_FACTOR_PURPOSES.secret) };
    return row;
  },
});

/** The token that a session was looked for by. */
const given = (where: Where): Row => {
  const token = where.find(({ field }) => field === 'token')?.value;
  return typeof token === 'string' ? { token } : {};
};

/** The same conditions on what is stored. */
function hashed(model: string, where: Where): Where {
  if (model !== 'session') return where;
  return where.map((condition) => {
    const { field, value } = condition;
    if (field !== 'token') return condition;
    if (Array.isArray(value))
      return { ...condition, value: value.map((one) => tokenHash(String(one))) };
    return { ...condition, value: tokenHash(String(value)) };
  });
}
