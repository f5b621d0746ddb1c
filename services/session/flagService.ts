/**
 * Feature flags by OpenFeature, from the flag service of our origin, which speaks OFREP. What the packages leave to the application is
 * here: each user and plan gets a provider of its own, a failed start is repeated, no value is read before its provider is ready, and
 * none that is not a boolean is believed.
 */
import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import {
  type Client,
  NOOP_PROVIDER,
  OpenFeature,
  type Provider,
  ProviderEvents,
} from '@openfeature/web-sdk';
import { FLAG_SERVICE_PATH } from '#contract/host/host.ts';
import { DEFAULT_FLAGS } from '#domain/access/flags.ts';
import { backoffMs } from '#domain/retry.ts';
import type { FlagMessage, FlagUser } from './session.ports.ts';

/** The host platform may use OpenFeature on the same page. */
const DOMAIN = 'content-toolkit';
/** Besides, whenever the page is looked at again. */
export const FLAG_POLL_MS = 5 * 60_000;

type Listener = (message: FlagMessage) => void;

/** Follows the flags of a user until the signal aborts. A host platform without a flag service (404) is asked once. */
export async function followFlags(
  { userId, plan }: FlagUser,
  listener: Listener,
  over: AbortSignal,
): Promise<void> {
  const context = { targetingKey: userId, plan };
  // A provider that is still starting is not left behind either: it would go on asking for this user.
  const leave = () => OpenFeature.setProvider(DOMAIN, NOOP_PROVIDER);
  over.addEventListener('abort', leave);
  for (let failures = 1; !over.aborted; failures += 1) {
    const answers = new LastAnswer();
    const provider = providerWith(answers);
    try {
      // Setting the context by itself would make the client ready at once.
      await OpenFeature.setProviderAndWait(DOMAIN, provider, context);
      // By now the domain may have the provider of another user or plan.
      if (over.aborted) await provider.onClose?.();
      else tell(listener, answers, over);
      return;
    } catch (error) {
      if (over.aborted) return;
      listener({ type: 'failed', status: answers.status, message: String(error) });
      if (answers.status === 404) return;
    }
    await pause(backoffMs(failures), over);
  }
}

/** Nothing is stored on the device: it would outlive a change of plan or user. */
const providerWith = (answers: LastAnswer) =>
  new OFREPWebProvider({
    baseUrl: `${location.origin}${FLAG_SERVICE_PATH}`,
    cacheMode: 'disabled',
    changeDetection: 'polling',
    pollInterval: FLAG_POLL_MS,
    fetchImplementation: answers.fetch,
  }) as Provider; // its types allow hooks that are undefined

/** Remembers the status of the last answer, which the events of the provider only have in their text. */
class LastAnswer {
  status: number | null = null;

  readonly fetch: typeof fetch = async (...args) => {
    this.status = null;
    const answer = await fetch(...args);
    this.status = answer.status;
    return answer;
  };
}

/** Tells the flags now and whenever they change. What could not be read leaves them as they are. */
function tell(listener: Listener, answers: LastAnswer, over: AbortSignal): void {
  const client = OpenFeature.getClient(DOMAIN);
  const evaluated = () => listener({ type: 'evaluated', visible: visibleIn(client) });
  const failed = (details?: { readonly message?: string }) =>
    listener({ type: 'failed', status: answers.status, message: details?.message ?? '' });
  const options = { signal: over };
  client.addHandler(ProviderEvents.ConfigurationChanged, evaluated, options);
  client.addHandler(ProviderEvents.Stale, failed, options);
  client.addHandler(ProviderEvents.Error, failed, options);
  evaluated();
}

const visibleIn = (client: Client): readonly string[] =>
  Object.entries(DEFAULT_FLAGS)
    .filter(([name, fallback]) => {
      const { value }: { readonly value: unknown } = client.getBooleanDetails(name, fallback);
      return typeof value === 'boolean' ? value : fallback; // types are not checked
    })
    .map(([name]) => name);

function pause(ms: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    over.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
