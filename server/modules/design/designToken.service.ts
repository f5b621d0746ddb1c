/**
 * Asks the design tool with the token of a person. Tokens are renewed before they end, by one request at a time over all
 * processes: a refresh token works once, so a second renewal would end the access that the first one has given.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import type { DesignAccountRow } from '#db/schema/design.ts';
import { designPurpose } from '#db/secrets/storedSecrets.ts';
import { isAnswerLost } from '../../adapters/design/answerLost.ts';
import type { DesignGrant, DesignTool } from '../../adapters/design/designTool.ts';
import type { Deps } from '../../deps.ts';
import { openSecret, sealSecret } from '../installation/secret.service.ts';
import {
  endTurn,
  findAccount,
  type Person,
  takeTurn,
  updateAccount,
} from './designAccount.repo.ts';

/** Throws `design_off` if the installation has no client. */
export function designToolOf({ designTool }: Pick<Deps, 'designTool'>): DesignTool {
  if (designTool === null) throw new Problem('design_off');
  return designTool;
}

export const isProblem = (error: unknown, ...codes: readonly ProblemCode[]): error is Problem =>
  error instanceof Problem && codes.includes(error.code);

/**
 * Asks the design tool for a person. Rejects as `DesignTool` does, and with `design_off`; asks nothing while it has asked to wait
 * (`design_busy`). A token that is refused before its end is renewed once; if the next one is refused, too, access has ended.
 */
export async function askDesignTool<Answer>(
  deps: Deps,
  person: Person,
  ask: (tool: DesignTool, token: string) => Promise<Answer>,
): Promise<Answer> {
  const tool = designToolOf(deps);
  await requireNoWait(deps, person);
  try {
    const answer = await renewing(deps, tool, person, (token) => ask(tool, token));
    await updateAccount(deps.orm, person, { usedAt: deps.now(), failure: null, failedAt: null });
    return answer;
  } catch (error) {
    if (error instanceof Problem) await noteFailure(deps, person, error);
    throw error;
  }
}

/** Throws `design_busy` until the time is over that the design tool has asked for, whichever process it has told. */
async function requireNoWait(deps: Deps, person: Person): Promise<void> {
  const until = (await findAccount(deps.orm, person))?.limitedUntil?.getTime() ?? 0;
  const leftMs = until - deps.now().getTime();
  if (leftMs > 0) throw new Problem('design_busy', { retryAfterS: Math.ceil(leftMs / 1000) });
}

async function renewing<Answer>(
  deps: Deps,
  tool: DesignTool,
  person: Person,
  ask: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await validToken(deps, tool, person, null);
  try {
    return await ask(token);
  } catch (error) {
    if (!isProblem(error, 'design_not_connected')) throw error;
  }
  const renewed = await validToken(deps, tool, person, token);
  try {
    return await ask(renewed);
  } catch (error) {
    const row = await findAccount(deps.orm, person);
    if (isProblem(error, 'design_not_connected') && row !== null)
      await endTurn(deps.orm, row, NO_ACCESS);
    throw error;
  }
}

const NO_ACCESS = { accessToken: null, refreshToken: null } as const;

/** What is wrong with the account or the way to it, and not with one design. */
const OF_ACCOUNT: readonly ProblemCode[] = [
  'design_not_connected',
  'design_client_rejected',
  'design_unreachable',
  'design_answer_unusable',
  'design_busy',
  'design_refused',
];

async function noteFailure({ orm, now }: Deps, person: Person, problem: Problem): Promise<void> {
  if (!isProblem(problem, ...OF_ACCOUNT)) return;
  const { code, retryAfterS } = problem;
  const limitedUntil =
    retryAfterS === undefined ? null : new Date(now().getTime() + retryAfterS * 1000);
  await updateAccount(orm, person, { failure: code, failedAt: now(), limitedUntil });
}

/** A token is renewed when so much of its time is left. */
const SPARE_MS = 5 * 60_000;
/** Renewing takes two requests at most, which have 8 s each; a process that takes longer is taken for dead. */
const LEASE_MS = 30_000;
const WAIT_MS = 200;
const WAITS_MOST = 75;

/** Returns a token that is not `refused`. Throws `design_not_connected`, and what renewing rejects with. */
async function validToken(
  deps: Deps,
  tool: DesignTool,
  person: Person,
  refused: string | null,
): Promise<string> {
  for (let waits = 0; waits < WAITS_MOST; waits += 1) {
    const row = await findAccount(deps.orm, person);
    if (row === null || row.refreshToken === null) throw new Problem('design_not_connected');
    const current = await currentToken(deps, row, refused);
    if (current !== null && current.leftMs > SPARE_MS) return current.token;
    if (await takeTurn(deps.orm, row, deps.newId(), LEASE_MS))
      return renewed(deps, tool, row, current?.token ?? null);
    if (current !== null) return current.token; // somebody renews it
    await pause(WAIT_MS);
  }
  throw new Problem('design_unreachable');
}

/** Null: there is none that is accepted. */
async function currentToken(deps: Deps, row: DesignAccountRow, refused: string | null) {
  const token = await openToken(deps, row, 'access');
  const leftMs = row.expiresAt.getTime() - deps.now().getTime();
  return token === null || token === refused || leftMs <= 0 ? null : { token, leftMs };
}

const openToken = (deps: Deps, row: DesignAccountRow, kind: 'access' | 'refresh') =>
  openSecret(
    deps,
    { name: 'design', secret: kind === 'access' ? row.accessToken : row.refreshToken },
    designPurpose(row, kind),
  );

/** The refresh token of an account; null without one, and if it cannot be decrypted here. */
export const refreshTokenOf = (deps: Deps, row: DesignAccountRow) =>
  openToken(deps, row, 'refresh');

/** Renews the tokens of an account in its turn. While nobody can be asked, `current` is used to its end. */
async function renewed(
  deps: Deps,
  tool: DesignTool,
  row: DesignAccountRow,
  current: string | null,
): Promise<string> {
  const refreshToken = await refreshTokenOf(deps, row);
  if (refreshToken === null) {
    await endTurn(deps.orm, row, {}); // it stays: the server may get its key back
    throw new Problem('design_not_connected');
  }
  try {
    const grant = await renewedTwice(tool, refreshToken);
    await keepGrant(deps, tool, row, grant);
    return grant.accessToken;
  } catch (error) {
    const isOver = isProblem(error, 'design_not_connected');
    await endTurn(deps.orm, row, isOver ? NO_ACCESS : {});
    if (current !== null && !isOver) return current;
    throw error;
  }
}

/**
 * A renewal whose answer was lost may have happened, and then its refresh token is used up and the new one is nowhere. Only asking
 * again tells: it works if the request had not arrived, and else access has ended.
 */
async function renewedTwice(tool: DesignTool, refreshToken: string): Promise<DesignGrant> {
  try {
    return await tool.renew(refreshToken);
  } catch (error) {
    if (!isAnswerLost(error)) throw error;
    return tool.renew(refreshToken);
  }
}

/** An account that was disconnected meanwhile must not live on in tokens that nobody has. */
async function keepGrant(
  deps: Deps,
  tool: DesignTool,
  row: DesignAccountRow,
  grant: DesignGrant,
): Promise<void> {
  if (await endTurn(deps.orm, row, await sealedGrant(deps, row, grant))) return;
  if ((await findAccount(deps.orm, row)) === null) await tool.revoke(grant.refreshToken);
  throw new Problem('design_not_connected');
}

/** What is stored of a grant. Throws `secrets_unavailable`. */
export async function sealedGrant(
  deps: Deps,
  of: Parameters<typeof designPurpose>[0],
  { accessToken, refreshToken, lastsS }: DesignGrant,
) {
  return {
    accessToken: await sealSecret(deps, accessToken, designPurpose(of, 'access')),
    refreshToken: await sealSecret(deps, refreshToken, designPurpose(of, 'refresh')),
    expiresAt: new Date(deps.now().getTime() + lastsS * 1000),
  };
}
