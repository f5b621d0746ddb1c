import type { PortError } from '#contract/problems.ts';
import { askHost, type FindHost } from './host.ts';
import type { Credentials } from '../http/caller.ts';
import { networkError } from '../http/portError.ts';
import type { TokenGrant, TokenPorts } from './session.ports.ts';

/** Nobody is signed in (spec §7). */
const NO_GRANT: TokenGrant = {
  exp: 0,
  plan: 'free',
  isTrialActive: false,
  isTrialAvailable: false,
};

/** Anything: what cannot be decoded is a failure of its own. */
const TOKEN_SHAPE = { oneOf: ['absent', 'any'] } as const;

/** Another account has signed in meanwhile, in another tab say. */
const FOREIGN: PortError = {
  kind: 'host',
  status: 401,
  code: null,
  message: 'The access token is of another user.',
};

export interface AccessToken {
  readonly ports: TokenPorts;
  /** What every request carries. Only the HTTP client asks: no port returns it. */
  readonly credentials: Credentials;
  /** Whose credentials they are; null for nobody's, or those of somebody who has signed in since. */
  readonly account: () => string | null;
}

/** The host's access token, kept here; what it grants goes out by the port. */
export function createToken(find: FindHost): AccessToken {
  const session = () => find()?.getSession() ?? null;
  let held = { token: '', owner: '' };
  let fetches = 0;
  const account = () => {
    const id = session()?.user.id ?? '';
    return id === '' || (held.owner !== '' && held.owner !== id) ? null : id;
  };
  return {
    account,
    credentials: () =>
      account() === null
        ? { apiKey: '', token: '' }
        : { apiKey: session()?.apiKey ?? '', token: held.token },
    ports: {
      async fetch() {
        const userId = session()?.user.id;
        if (!userId) return NO_GRANT; // only when the host user has an id (spec §7)
        fetches += 1;
        const mine = fetches;
        const [{ readToken }, answer] = await Promise.all([loadReader(), ask(find)]);
        const { token, owner, grant } = readToken(answer);
        if (mine === fetches) held = { token, owner }; // an earlier one that is late is older
        if (owner !== userId) throw FOREIGN;
        return grant;
      },
    },
  };
}

const ask = (find: FindHost) =>
  askHost(
    find,
    'Paywall sdk called out of context',
    (host) => host.paywall.getAccessToken(),
    TOKEN_SHAPE,
  );

/** None of the first load; it comes while the host is asked. */
const loadReader = () =>
  import('./readToken.ts').catch((error) => {
    throw networkError(error);
  });
