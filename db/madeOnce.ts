/** What makes something once, however often it is asked because an answer was lost. */
import { and, eq, lt } from 'drizzle-orm';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from './database.ts';
import { madeRequest } from './schema/access.ts';

/** A request id counts for one person, at the address that it was sent to. */
export interface AskedRequest {
  readonly userId: string;
  /** The path, with its ids. */
  readonly address: string;
  readonly requestId: string;
  /** Of what is asked for (server/http/inputHash.ts). */
  readonly inputHash: string;
}

/**
 * Makes something in the transaction and returns its id; asked again, returns the same id and makes nothing. Who asks at the same
 * moment waits. Throws `request_id_reused` if something else was asked for under the id.
 */
export async function madeOnce<Id extends string>(
  tx: Orm,
  asked: AskedRequest,
  make: () => Promise<Id>,
): Promise<Id> {
  const [first] = await tx
    .insert(madeRequest)
    .values(asked)
    .onConflictDoNothing()
    .returning({ requestId: madeRequest.requestId });
  if (first === undefined) return (await madeBefore(tx, asked)) as Id; // as `make` has returned it
  const made = await make();
  await tx.update(madeRequest).set({ made }).where(isRequest(asked));
  return made;
}

async function madeBefore(tx: Orm, asked: AskedRequest): Promise<string> {
  const [known] = await tx.select().from(madeRequest).where(isRequest(asked));
  if (known?.made == null) throw new Error('A request that was made says what it has made');
  if (known.inputHash !== asked.inputHash) throw new Problem('request_id_reused');
  return known.made;
}

const isRequest = ({ userId, address, requestId }: AskedRequest) =>
  and(
    eq(madeRequest.userId, userId),
    eq(madeRequest.address, address),
    eq(madeRequest.requestId, requestId),
  );

/** Long enough for a form on a device that was closed over the weekend. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes what nobody asks again. */
export async function removeOldRequests(orm: Orm, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await orm.delete(madeRequest).where(lt(madeRequest.createdAt, before));
}
