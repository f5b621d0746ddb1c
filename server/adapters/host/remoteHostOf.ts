import type { HostDirectory } from '#contract/host.ts';
import type { HostLog } from './platform.ts';
import { remoteHost } from './remoteHost.ts';

interface HostConfig {
  readonly HOST_JWKS_URL: string | null;
  readonly HOST_API_URL: string | null;
  readonly HOST_API_SECRET: string | null;
  readonly HOST_TOKEN_ISSUER: string | null;
  readonly HOST_TOKEN_AUDIENCE: string | null;
}

/** The host platform elsewhere that is configured; null where it is the embedded one. */
export function remoteHostOf(
  config: HostConfig,
  log: HostLog,
  now: () => Date,
): HostDirectory | null {
  const { HOST_JWKS_URL: jwksUrl, HOST_API_URL: apiUrl, HOST_API_SECRET: apiSecret } = config;
  if (jwksUrl === null || apiUrl === null || apiSecret === null) return null;
  const { HOST_TOKEN_ISSUER: issuer, HOST_TOKEN_AUDIENCE: audience } = config;
  return remoteHost({ jwksUrl, apiUrl, apiSecret, issuer, audience, log, now });
}
