import {
  type FeatureFlag,
  type Folder,
  HOST_START_PATH,
  type SdkSession,
  type SelectorStatus,
} from '#contract/host/host.ts';
import { flagShape, folderShape, sessionShape } from '#contract/host/hostShapes.ts';
import { type Ask, FLAGS_PATH, FOLDERS_PATH, TOKEN_PATH } from './ask.ts';

const RETRY_MS = 1000;

/** What the page knows about its host without a request: read at the start, then kept up to date. */
export interface HostState {
  status: SelectorStatus;
  session: SdkSession | null;
  selected: Folder | null;
  /** The number of invitations to folders of others when the folders were last read. */
  invitations: number;
  /** Resolves when the status is 'ready'. */
  readonly read: Promise<void>;
}

export function createHostState(ask: Ask): HostState {
  const hostState: Omit<HostState, 'read'> = {
    status: 'loading',
    session: null,
    selected: null,
    invitations: 0,
  };
  return Object.assign(hostState, { read: readInto(hostState, ask) });
}

interface Start {
  readonly session: SdkSession;
  readonly folder: Folder | null;
  readonly folders: readonly Folder[];
  readonly invitations: number;
  readonly flags: readonly FeatureFlag[];
  readonly token: string;
}

const startShape = {
  fields: {
    session: sessionShape,
    folder: { oneOf: ['null', folderShape] },
    folders: { list: folderShape },
    invitations: 'natural',
    flags: { list: flagShape },
    token: 'id',
  },
} as const;

/** Retries until it succeeds; until then the selector's initial status is 'loading'. */
async function readInto(hostState: Omit<HostState, 'read'>, ask: Ask): Promise<void> {
  for (;;) {
    try {
      const { start } = await ask<{ start: Start | null }>({
        method: 'GET',
        path: HOST_START_PATH,
        shape: { fields: { start: { oneOf: ['null', startShape] } } },
      });
      if (start !== null) begin(hostState, ask, start);
      hostState.status = 'ready';
      return;
    } catch {
      // The server is restarting; the page keeps polling.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** The page asks for these one after the other; all of them have arrived already. */
function begin(hostState: Omit<HostState, 'read'>, ask: Ask, start: Start): void {
  const { session, folder, folders, invitations, flags, token } = start;
  hostState.selected = folder;
  hostState.session = session;
  ask.foresee(`${FLAGS_PATH}/${encodeURIComponent(session.user.id)}`, { flags }, 1);
  ask.foresee(TOKEN_PATH, { token, apiKey: session.apiKey }, 1);
  ask.foresee(FOLDERS_PATH, { folders, invitations }, 2); // asked for by the page and by the selector
}

export async function readSelected(ask: Ask): Promise<Folder | null> {
  const { folder } = await ask<{ folder: Folder | null }>({
    method: 'GET',
    path: `${FOLDERS_PATH}/selected`,
    shape: { fields: { folder: { oneOf: ['null', folderShape] } } },
  });
  return folder;
}
