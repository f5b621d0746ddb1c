/**
 * Members of a workspace see its images by a cookie, because a browser asks for an image without the headers of the API. Each
 * answer of the API about a workspace renews it, and it goes to the addresses of images alone.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { findSetting, keepFirst } from '../installation/installationSetting.repo.ts';
import type { Deps } from '../../deps.ts';
import { ASSETS_PATH } from './asset.service.ts';

/** How long images can be opened after the last answer about their workspace, and up to an hour more. */
const PASS_MS = 12 * 3_600_000;
const HOUR_MS = 3_600_000;
const NAME = 'content_images_';

export interface ImagePasses {
  /** The value of `Set-Cookie`; the same for an hour. */
  cookieOf(workspaceId: string): Promise<string>;
  /** Whether a request has the cookie of a workspace. */
  isPassed(cookies: string | undefined, workspaceId: string): Promise<boolean>;
}

/** `isHttps`: the cookie is never sent without encryption. */
export function imagePasses(
  deps: Pick<Deps, 'orm' | 'now' | 'newId'>,
  { isHttps }: { readonly isHttps: boolean },
): ImagePasses {
  let known: string | null = null;
  const signatureOf = async (workspaceId: string, until: string) => {
    known ??= await keyOf(deps);
    return createHmac('sha256', known).update(`${workspaceId}/${until}`).digest('base64url');
  };
  return {
    async cookieOf(workspaceId) {
      const hour = Math.ceil(deps.now().getTime() / HOUR_MS);
      const until = String(hour * HOUR_MS + PASS_MS);
      const value = `${until}.${await signatureOf(workspaceId, until)}`;
      const attributes = `Path=${ASSETS_PATH}; Max-Age=${PASS_MS / 1000}; HttpOnly; SameSite=Lax`;
      return `${NAME}${workspaceId}=${value}; ${attributes}${isHttps ? '; Secure' : ''}`;
    },
    async isPassed(cookies = '', workspaceId) {
      const start = `${NAME}${workspaceId}=`;
      const cookie = cookies.split(/;\s*/).find((one) => one.startsWith(start));
      const [until = '', signature = ''] = cookie?.slice(start.length).split('.') ?? [];
      if (!(Number(until) > deps.now().getTime())) return false;
      return isSame(signature, await signatureOf(workspaceId, until));
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The key of the installation, which all processes share; made by the first one that needs it. */
async function keyOf({ orm, now, newId }: Pick<Deps, 'orm' | 'now' | 'newId'>): Promise<string> {
  await keepFirst(orm, {
    ...{ name: 'images', value: { key: randomBytes(32).toString('base64url') }, secret: null },
    ...{ revision: newId(), updatedBy: '', updatedAt: now() },
  });
  const kept = await findSetting(orm, 'images');
  if (kept === null) throw new Error('a key that was kept is there');
  return kept.value.key;
}
