/** The sessions of an account, as their owner sees them. */
import { and, desc, eq, gt } from 'drizzle-orm';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { hostSession } from '#db/schema/host.ts';
import { LONGEST_SESSION_MS } from './accounts.ts';
import type { OwnSession } from './contract.ts';
import type { SignedIn } from './hostRoute.ts';

/** Returns the sessions that have not ended, the one used last first. */
export async function sessionsOf(
  orm: Orm,
  { account, sessionId }: SignedIn,
  now: Date,
): Promise<OwnSession[]> {
  const since = new Date(now.getTime() - LONGEST_SESSION_MS);
  const rows = await orm
    .select()
    .from(hostSession)
    .where(
      and(
        eq(hostSession.userId, account.id),
        gt(hostSession.expiresAt, now),
        gt(hostSession.createdAt, since),
      ),
    )
    .orderBy(desc(hostSession.updatedAt));
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    ...programOf(userAgent ?? ''),
    address: ipAddress || null,
    begunAt: createdAt.toISOString(),
    seenAt: updatedAt.toISOString(),
    isThis: id === sessionId,
  }));
}

/** Ends a session of the account. Throws `not_found` if it has none with this id. */
export async function endOwnSession(orm: Orm, userId: string, id: string): Promise<void> {
  const ended = await orm
    .delete(hostSession)
    .where(and(eq(hostSession.id, id), eq(hostSession.userId, userId)))
    .returning({ id: hostSession.id });
  if (ended.length === 0) throw new Problem('not_found');
}

type Names = readonly (readonly [RegExp, string])[];

/** The first that fits: most browsers also call themselves Chrome or Safari. */
const BROWSERS: Names = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPX)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  // Only Safari says its version right before its name; other programs of its engine do not.
  [/\bVersion\/\S+ (Mobile\/\S+ )?Safari\//, 'Safari'],
];
const SYSTEMS: Names = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What the header `User-Agent` names; null where it names nothing known. */
function programOf(userAgent: string): Pick<OwnSession, 'browser' | 'system'> {
  const nameIn = (names: Names) => names.find(([form]) => form.test(userAgent))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
