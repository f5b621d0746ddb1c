import {
  type FeatureFlag,
  type Folder,
  HOST_START_PATH,
  type SdkSession,
  type SelectorStatus,
} from '#contract/host.ts';
import { flagShape, folderShape, sessionShape } from '#contract/hostShapes.ts';
import { type Ask, FLAGS_PATH, FOLDERS_PATH, TOKEN_PATH } from './ask.ts';

const RETRY_MS = 1000;

/** What the page knows of its host without asking: read at the start, kept up afterwards. */
export interface Standing {
  status: SelectorStatus;
  session: SdkSession | null;
  selected: Folder | null;
  /** To folders of others, as of the last time the folders were read. */
  invitations: number;
  /** Fulfilled when the status is 'ready'. */
  readonly read: Promise<void>;
}

export function createStanding(ask: Ask): Standing {
  const standing: Omit<Standing, 'read'> = {
    status: 'loading',
    session: null,
    selected: null,
    invitations: 0,
  };
  return Object.assign(standing, { read: readInto(standing, ask) });
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

/** Until it succeeds the selector's initial status is 'loading'. */
async function readInto(standing: Omit<Standing, 'read'>, ask: Ask): Promise<void> {
  for (;;) {
    try {
      const { start } = await ask<{ start: Start | null }>({
        method: 'GET',
        path: HOST_START_PATH,
        shape: { fields: { start: { oneOf: ['null', startShape] } } },
      });
      if (start !== null) begin(standing, ask, start);
      standing.status = 'ready';
      return;
    } catch {
      // The server is restarting; the page goes on polling.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** The page asks for the rest one after the other; all of it is here already. */
function begin(standing: Omit<Standing, 'read'>, ask: Ask, start: Start): void {
  const { session, folder, folders, invitations, flags, token } = start;
  standing.selected = folder;
  standing.session = session;
  ask.foresee(`${FLAGS_PATH}/${encodeURIComponent(session.user.id)}`, { flags }, 1);
  ask.foresee(TOKEN_PATH, { token, apiKey: session.apiKey }, 1);
  ask.foresee(FOLDERS_PATH, { folders, invitations }, 2); // by the page and by the selector
}

export async function readSelected(ask: Ask): Promise<Folder | null> {
  const { folder } = await ask<{ folder: Folder | null }>({
    method: 'GET',
    path: `${FOLDERS_PATH}/selected`,
    shape: { fields: { folder: { oneOf: ['null', folderShape] } } },
  });
  return folder;
}
