import type { HostSdk, SdkSession } from '#domain/contract/host.ts';
import { folderShape } from '#domain/contract/hostShapes.ts';
import { misfit, type Shape } from '#domain/contract/shape.ts';
import { hostError, networkError } from '../http/portError.ts';
import type { HostEvent, HostPorts, HostSession } from '../services.ts';

declare global {
  interface Window {
    /** Put there by the host platform's own script. */
    contentHost?: HostSdk;
  }
}

/** Looked up at each call: the host's script may come after ours. */
export type FindHost = () => HostSdk | undefined;

export const hostOfWindow: FindHost = () => window.contentHost;

/**
 * Asks the host and turns its failures into plain data; without a host it fails with `without`. An answer
 * of another shape counts as a network failure.
 */
export async function askHost<T>(
  find: FindHost,
  without: string,
  question: (host: HostSdk) => Promise<T>,
  shape?: Shape,
): Promise<T> {
  const host = find();
  if (host === undefined) throw { kind: 'host', status: null, code: null, message: without };
  try {
    const answer = await question(host);
    const wrong = shape === undefined ? null : misfit(shape, answer);
    if (wrong !== null) throw networkError(new Error(`The host's ${wrong} is not as agreed.`));
    return answer;
  } catch (error) {
    throw hostError(error);
  }
}

/** The host platform; without one the page reads as signed out and nothing can be changed there. */
export function createHost(find: FindHost): HostPorts {
  const asked = <T>(question: (host: HostSdk) => Promise<T>, shape?: Shape) =>
    askHost(find, 'Folder API not available', question, shape); // spec §5
  return {
    status: () => find()?.folders.getInitialSelectorStatus() ?? 'missing',
    session: () => sessionOf(find()?.getSession() ?? null),
    selectedFolder: () => find()?.folders.getSelectedFolder() ?? null,
    folders: () => asked((host) => host.folders.getFolders(), { list: folderShape }),
    createFolder: (name) => asked((host) => host.folders.createFolder(name), folderShape),
    selectFolder: (folderId) => asked((host) => host.folders.selectFolder(folderId)),
    signOut: () => asked((host) => host.signOut()),
    signInUrl: (returnTo) => find()?.signInUrl(returnTo) ?? '/',
    subscribe: (listener) => subscribe(find(), listener),
    isRedirected,
  };
}

/** Platforms name the administrator's flag in either way (spec §3). */
function sessionOf(session: SdkSession | null): HostSession | null {
  if (session === null) return null;
  const { admin = false, is_admin: isAdmin = false, ...user } = session.user;
  return { apiKey: session.apiKey, user: { ...user, isAdmin: admin || isAdmin } };
}

function subscribe(host: HostSdk | undefined, listener: (event: HostEvent) => void) {
  const subscriptions = [
    host?.folders.onFolderSelect((folder) => listener({ type: 'folderSelected', folder })),
    host?.folders.onFolderCreate((folder) => listener({ type: 'folderCreated', folder })),
  ];
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe?.();
  };
}

/** A GET of the page's own address; a redirect is not followed, only seen (spec §7 "Multilogin check"). */
async function isRedirected(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { redirect: 'manual', credentials: 'same-origin' });
    return answer.type === 'opaqueredirect';
  } catch (error) {
    throw networkError(error);
  }
}
