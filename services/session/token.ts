import type { PortError } from '#contract/lib/problems.ts';
import type { Credentials } from '../http/caller.ts';
import { networkError } from '../http/portError.ts';
import { askHost, type FindHost } from './host.ts';
import type { TokenGrant, TokenPorts } from './session.ports.ts';

/** Nobody is signed in (spec §7). */
const NO_GRANT: TokenGrant = {
  exp: 0,
  plan: 'free',
  isTrialActive: false,
  isTrialAvailable: false,
};

/** Anything is accepted here: what cannot be decoded fails later, with its own error. */
const TOKEN_SHAPE = { oneOf: ['absent', 'any'] } as const;

/** Another account has signed in meanwhile, for example in another tab. */
const FOREIGN: PortError = {
  kind: 'host',
  status: 401,
  code: null,
  message: 'The access token is of another user.',
};

export interface AccessToken {
  readonly ports: TokenPorts;
  /** Sent with every request. Only the HTTP client reads them; no port returns them. */
  readonly credentials: Credentials;
  /** The user of the credentials; null if there is none, or if another user has signed in since. */
  readonly account: () => string | null;
}

/** Keeps the host's access token; the port returns only what it grants. */
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
        if (mine === fetches) held = { token, owner }; // a late answer to an earlier fetch is older
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

/** Not in the initial bundle; loaded while the host responds. */
const loadReader = () =>
  import('./readToken.ts').catch((error) => {
    throw networkError(error);
  });
