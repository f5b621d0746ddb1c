/** Connects the account of a person with the design tool, and disconnects it. */
import { createHash } from 'node:crypto';
import type { DesignOrigin } from '#contract/design/design.route.ts';
import type { DesignStatus } from '#contract/design/design.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { DesignConsentRow } from '#db/schema/design.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { verifierPurpose } from '#db/secrets/storedSecrets.ts';
import { tokenHash } from '#db/secrets/tokenHash.ts';
import type { DesignGrant, DesignMember, DesignTool } from '../../adapters/design/designTool.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { newSecret } from '../../lib/secret.ts';
import { openSecret, sealSecret } from '../installation/secret.service.ts';
import {
  deleteAccount,
  findAccount,
  findConsent,
  type Person,
  putAccount,
  putConsent,
  spendConsent,
} from './designAccount.repo.ts';
import { designToolOf, refreshTokenOf, sealedGrant } from './designToken.service.ts';

type Call = Pick<CallContext, 'caller'> & { readonly workspaceId: WorkspaceId };

export const personOf = ({ workspaceId, caller: { userId } }: Call): Person => ({
  workspaceId,
  userId,
});

export async function readDesignAccount(deps: Deps, call: Call): Promise<DesignStatus> {
  const row = await findAccount(deps.orm, personOf(call));
  const account = row && {
    name: row.name,
    isEnded: (await refreshTokenOf(deps, row)) === null,
    connectedAt: row.connectedAt.toISOString(),
    usedAt: row.usedAt.toISOString(),
    problem:
      row.failure === null || row.failedAt === null
        ? null
        : { failure: row.failure, at: row.failedAt.toISOString() },
  };
  return { workspaceId: call.workspaceId, isOn: deps.designTool !== null, account };
}

const CONSENT_MS = 10 * 60_000;

/** Begins a connection. Returns the address where access is allowed. Throws `design_off` and `secrets_unavailable`. */
export async function beginConsent(deps: Deps, call: Call, from: DesignOrigin): Promise<string> {
  const tool = designToolOf(deps);
  const state = newSecret();
  const verifier = newSecret();
  const row = { ...personOf(call), stateHash: tokenHash(state), from, usedAt: null };
  await putConsent(deps.orm, {
    ...row,
    session: call.caller.session,
    verifier: await sealSecret(deps, verifier, verifierPurpose(row)),
    expiresAt: new Date(deps.now().getTime() + CONSENT_MS),
  });
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return tool.consentAddress({ state, challenge });
}

/**
 * Connects the account that somebody was sent back with, in the query of the address; without a code, access was not allowed. Throws `design_state_foreign`, `design_state_expired` and
 * `design_state_used`, and what the design tool rejects with; in each case the connection has to be begun again.
 */
export async function connectDesign(deps: Deps, call: Call, query: string) {
  const tool = designToolOf(deps);
  const sent = new URLSearchParams(query);
  const consent = await takeConsent(deps, call, sent.get('state') ?? '');
  const code = sent.get('code');
  if (code !== null) {
    const verifier = await verifierOf(deps, consent);
    await storeAccount(deps, tool, personOf(call), await tool.exchange({ code, verifier }));
  }
  return { workspaceId: call.workspaceId, from: consent.from, isConnected: code !== null };
}

/** Finds the connection that was begun in this session, and uses it up. */
async function takeConsent(deps: Deps, call: Call, state: string): Promise<DesignConsentRow> {
  const row = await findConsent(deps.orm, personOf(call));
  if (row?.stateHash !== tokenHash(state) || row.session !== call.caller.session)
    throw new Problem('design_state_foreign');
  if (!(await spendConsent(deps.orm, row, deps.now()))) throw new Problem('design_state_used');
  if (row.expiresAt.getTime() <= deps.now().getTime()) throw new Problem('design_state_expired');
  return row;
}

async function verifierOf(deps: Deps, row: DesignConsentRow): Promise<string> {
  const verifier = await openSecret(
    deps,
    { name: 'design', secret: row.verifier },
    verifierPurpose(row),
  );
  if (verifier === null) throw new Problem('design_state_expired');
  return verifier;
}

async function storeAccount(
  deps: Deps,
  tool: DesignTool,
  person: Person,
  grant: DesignGrant,
): Promise<void> {
  const { id: memberId, name } = await memberOf(tool, grant);
  const now = deps.now();
  const sealed = await sealedGrant(deps, { ...person, memberId }, grant);
  await deps.orm.transaction((tx) =>
    putAccount(tx, {
      ...person,
      memberId,
      name,
      ...sealed,
      connectedAt: now,
      usedAt: now,
      failure: null,
      failedAt: null,
      limitedUntil: null,
      lease: null,
      leasedUntil: null,
    }),
  );
}

/** Access that nobody can use is ended. */
async function memberOf(tool: DesignTool, grant: DesignGrant): Promise<DesignMember> {
  try {
    return await tool.member(grant.accessToken);
  } catch (error) {
    await isRevoked(tool, grant.refreshToken);
    throw error;
  }
}

async function isRevoked(tool: DesignTool, refreshToken: string): Promise<boolean> {
  try {
    await tool.revoke(refreshToken);
    return true;
  } catch {
    return false; // it cannot be asked, or knows nothing of the token
  }
}

/** Removes the account, and its designs here. Returns whether the design tool has confirmed that access has ended. */
export async function disconnectDesign(deps: Deps, call: Call): Promise<boolean> {
  const person = personOf(call);
  const row = await findAccount(deps.orm, person);
  if (row === null) return true;
  const refreshToken = await refreshTokenOf(deps, row);
  const isOver =
    refreshToken !== null &&
    deps.designTool !== null &&
    (await isRevoked(deps.designTool, refreshToken));
  await deleteAccount(deps.orm, person);
  return isOver;
}
