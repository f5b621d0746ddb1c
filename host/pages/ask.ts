import { host as copy } from '../copy/pages.ts';
import { type HostRequest, Refusal, sendToHost } from '../client.ts';

/** Asks the host's own server. Rejects with a `Refusal`, also if there is no answer. */
export async function ask<T>(request: HostRequest): Promise<T> {
  const answer = await sendToHost(request).catch((error: unknown) => {
    throw error instanceof TypeError ? new Refusal(null) : error;
  });
  return answer as T; // the shapes are those of host/contract.ts
}

const TEXTS: Readonly<Record<string, string>> = {
  not_signed_in: copy.errors.signedOut,
  forbidden: copy.errors.forbidden,
  not_found: copy.errors.notFound,
  trial_unavailable: copy.errors.trialUnavailable,
  folder_full: copy.errors.folderFull,
};

/** What happened and what to do, for what concerns no single field. */
export function refusalText({ status, code }: Refusal): string {
  if (status === null) return copy.errors.network;
  if (status === 429) return copy.errors.tooMany;
  return TEXTS[code ?? ''] ?? copy.errors.other;
}
