import type { Folder, HostSdk, HostUser, SdkSession, SdkUser } from '#contract/host/host.ts';
import { flagShape, folderShape, userShape } from '#contract/host/hostShapes.ts';
import { forgottenImageReader } from '#contract/images/imageCookies.ts';
import { fitting, misfit, type Shape } from '#contract/lib/shape.ts';
import { backoffMs } from '#domain/retry.ts';
import { hostError, networkError } from '../http/portError.ts';
import type { FlagPorts, HostEvent, HostPorts, SidebarPorts } from './session.ports.ts';

declare global {
  interface Window {
    /** Set by the host platform's script. */
    contentHost?: HostSdk;
  }
}

/** Called each time: the host's script may load after ours. */
export type FindHost = () => HostSdk | undefined;

export const hostOfWindow: FindHost = () => window.contentHost;

/**
 * Calls the host and turns its failures into plain data; without a host it rejects with `without`. Returns only
 * the fields that `shape` names (nothing for null). An answer of another shape counts as a network failure.
 */
export async function askHost<T>(
  find: FindHost,
  without: string,
  question: (host: HostSdk) => Promise<T>,
  shape: Shape | null,
): Promise<T> {
  const host = find();
  if (host === undefined) throw { kind: 'host', status: null, code: null, message: without };
  const answer = await answerOf(host, question);
  if (shape === null) return undefined as T; // T is void
  const wrong = misfit(shape, answer);
  if (wrong !== null) throw networkError(`The host's answer does not match its shape: ${wrong}.`);
  return fitting(shape, answer) as T;
}

async function answerOf<T>(host: HostSdk, question: (host: HostSdk) => Promise<T>): Promise<T> {
  try {
    return await question(host);
  } catch (error) {
    throw hostError(error);
  }
}

/** The host platform. Without one, the user counts as signed out and changes reject. */
export function createHost(find: FindHost): HostPorts {
  const asked = <T>(question: (host: HostSdk) => Promise<T>, shape: Shape | null) =>
    askHost(find, 'Folder API not available', question, shape); // spec §5
  return {
    status: () => find()?.folders.getInitialSelectorStatus() ?? 'missing',
    user: () => userOf(find()?.getSession() ?? null),
    selectedFolder: () => folderOf(find()?.folders.getSelectedFolder()),
    folders: () => asked((host) => host.folders.getFolders(), { list: folderShape }),
    createFolder: (name, options) =>
      asked((host) => host.folders.createFolder(name, options), folderShape),
    selectFolder: (folderId) => asked((host) => host.folders.selectFolder(folderId), null),
    signOut() {
      forgetReader();
      return asked((host) => host.signOut(), null);
    },
    signInUrl: (returnTo) => find()?.signInUrl(returnTo) ?? '/',
    subscribe: (listener) => subscribe(find(), listener),
    isRedirected,
  };
}

/** Without it, no image of a workspace is shown in this browser. The next answer to whoever is signed in then brings it back. */
function forgetReader(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = forgottenImageReader(location.protocol === 'https:');
}

/** Platforms use either name for the admin flag (spec §3), and need not have one for support. */
function userOf(session: SdkSession | null): HostUser | null {
  if (session === null) return null;
  const said = fitting(userShape, session.user) as SdkUser;
  const { admin = false, is_admin = false, support: isSupport = false, ...user } = said;
  return { ...user, isAdmin: admin || is_admin, isSupport };
}

const folderOf = (answer: unknown): Folder | null =>
  misfit(folderShape, answer) === null ? (fitting(folderShape, answer) as Folder) : null;

function subscribe(host: HostSdk | undefined, listener: (event: HostEvent) => void) {
  const telling = (type: HostEvent['type']) => (told: Folder) => {
    const folder = folderOf(told);
    if (folder !== null) listener({ type, folder });
  };
  const subscriptions = [
    host?.folders.onFolderSelect(telling('folderSelected')),
    host?.folders.onFolderCreate(telling('folderCreated')),
  ];
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe?.();
  };
}

/** A GET of the page's own address; redirects are detected but not followed (spec §7 "Multilogin check"). */
async function isRedirected(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { redirect: 'manual', credentials: 'same-origin' });
    return answer.type === 'opaqueredirect';
  } catch (error) {
    throw networkError(error);
  }
}

/** The host's feature flags (spec §7). */
export function createFlags(find: FindHost): FlagPorts {
  return {
    read: ({ userId }) =>
      askHost(find, 'Flags not available', (host) => host.flags.getFlags(userId), {
        list: flagShape,
      }),
    follow(of, listener) {
      const over = new AbortController();
      const begin = async (failures: number): Promise<void> => {
        if (over.signal.aborted) return;
        await import('./flagService.ts').then(
          ({ followFlags }) => followFlags(of, listener, over.signal),
          () => void setTimeout(begin, backoffMs(failures), failures + 1),
        );
      };
      void begin(1);
      return () => over.abort();
    },
  };
}

/** The host's sidebar: sets the active item, and reports the chosen one (spec §2). */
export function createSidebar(find: FindHost): SidebarPorts {
  return {
    setActiveItem: ({ item }) => find()?.sidebar.setActiveItem(item),
    subscribe: (listener) =>
      find()?.sidebar.onNavigate((item) => listener({ item })) ?? (() => undefined),
  };
}
