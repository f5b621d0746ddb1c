/** A code of an authenticator app can be used once (RFC 6238 §5.2), by whoever comes first. */
import { createHmac } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { hostTwoFactor } from '#db/schema/host.ts';
import type { SecretBox } from '#db/secrets/secretBox.ts';
import { TWO_FACTOR_PURPOSES } from '#db/secrets/storedSecrets.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
/** The steps whose codes better-auth accepts, counted from the present one. */
const ACCEPTED = [-1, 0, 1];

interface Codes {
  readonly orm: Orm;
  readonly secrets: SecretBox;
  readonly secret: string;
}

/**
 * Uses up a code. Returns false if it, or a later one, was used before. A wrong code is not ours to refuse: better-auth does,
 * and counts it.
 */
export async function mayUseCode(
  { orm, secrets, secret }: Codes,
  userId: string,
  code: string,
): Promise<boolean> {
  const isOf = eq(hostTwoFactor.userId, userId);
  const [row] = await orm.select().from(hostTwoFactor).where(isOf);
  if (row === undefined) return true;
  const data = await secrets.open(row.secret, TWO_FACTOR_PURPOSES.secret);
  const key = await symmetricDecrypt({ key: secret, data });
  const now = Math.floor(Date.now() / STEP_MS);
  const lastStep = ACCEPTED.map((step) => now + step).findLast(
    (step) => codeOf(key, step) === code,
  );
  if (lastStep === undefined) return true;
  const isLater = or(isNull(hostTwoFactor.lastStep), lt(hostTwoFactor.lastStep, lastStep));
  const used = await orm
    .update(hostTwoFactor)
    .set({ lastStep })
    .where(and(isOf, isLater))
    .returning({ id: hostTwoFactor.id });
  return used.length > 0;
}

/** HOTP (RFC 4226 §5.3) of a step. */
function codeOf(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}
