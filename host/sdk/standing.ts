import type { Folder, SdkSession, SelectorStatus } from '#domain/contract/host.ts';
import { folderShape, sessionShape } from '#domain/contract/hostShapes.ts';
import { ask } from './ask.ts';

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

export function createStanding(): Standing {
  const standing: Omit<Standing, 'read'> = {
    status: 'loading',
    session: null,
    selected: null,
    invitations: 0,
  };
  return Object.assign(standing, { read: readInto(standing) });
}

/** Until it succeeds the selector's initial status is 'loading'. */
async function readInto(standing: Omit<Standing, 'read'>): Promise<void> {
  for (;;) {
    try {
      const { session } = await ask<{ session: SdkSession | null }>({
        method: 'GET',
        path: '/host/api/session',
        shape: { fields: { session: { oneOf: ['null', sessionShape] } } },
      });
      standing.selected = session === null ? null : await readSelected();
      standing.session = session;
      standing.status = 'ready';
      return;
    } catch {
      // The server is restarting; the page goes on polling.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

export async function readSelected(): Promise<Folder | null> {
  const { folder } = await ask<{ folder: Folder | null }>({
    method: 'GET',
    path: '/host/api/folders/selected',
    shape: { fields: { folder: { oneOf: ['null', folderShape] } } },
  });
  return folder;
}
