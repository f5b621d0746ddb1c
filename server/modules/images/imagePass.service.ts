/**
 * Members of a workspace see its images by cookies, because a browser asks for an image without the headers of the API. Each
 * answer of the API about a workspace renews its pass, which is of one account; and each answer says whose passes count in this
 * browser. So a pass ends soon after its account has lost the workspace, and when another account signs in or its own signs out.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { imageCookie, imageCookieScope } from '#contract/images/imageCookies.ts';
import { type ImageKeyDeps, imageKey } from '../installation/imageKey.service.ts';

/** Images can be opened for an hour at most after the last answer about their workspace, and for so much less at least. */
const PASS_MS = 60 * 60_000;
const STEP_MS = 15 * 60_000;

export interface ImagePasses {
  /** The values of `Set-Cookie` of an answer to an account, which may read this workspace; undefined: it is about none. */
  cookiesOf(userId: string, workspaceId: string | undefined): Promise<string[]>;
  /** Whether a request has the pass of a workspace, of the account that is signed in. */
  isPassed(cookies: string | undefined, workspaceId: string): Promise<boolean>;
  /** Whether an account is the one that is signed in. */
  isReader(cookies: string | undefined, userId: string): Promise<boolean>;
}

/** `isHttps`: the cookies are never sent without encryption. */
export function imagePasses(
  deps: ImageKeyDeps,
  { isHttps }: { readonly isHttps: boolean },
): ImagePasses {
  let known: string | null = null;
  const signed = async (text: string) => {
    known ??= await imageKey(deps);
    return createHmac('sha256', known).update(text).digest('base64url');
  };
  const kept = `${imageCookieScope(isHttps)}; Max-Age=${PASS_MS / 1000}`;
  const nameOf = (what: string) => imageCookie(what, isHttps);
  return {
    async cookiesOf(userId, workspaceId) {
      const reader = await signed(`reader/${userId}`);
      const own = `${nameOf('reader')}=${reader}; ${kept}`;
      if (workspaceId === undefined) return [own];
      const until = String(Math.floor(deps.now().getTime() / STEP_MS) * STEP_MS + PASS_MS);
      const pass = `${until}.${await signed(`${reader}/${workspaceId}/${until}`)}`;
      return [own, `${nameOf(workspaceId)}=${pass}; ${kept}; HttpOnly`];
    },
    async isPassed(cookies = '', workspaceId) {
      const reader = cookieIn(cookies, nameOf('reader'));
      const [until = '', signature = ''] = cookieIn(cookies, nameOf(workspaceId)).split('.');
      if (!(Number(until) > deps.now().getTime())) return false;
      return isSame(signature, await signed(`${reader}/${workspaceId}/${until}`));
    },
    isReader: async (cookies = '', userId) =>
      isSame(cookieIn(cookies, nameOf('reader')), await signed(`reader/${userId}`)),
  };
}

/** The value of a cookie; empty without it. */
const cookieIn = (cookies: string, name: string): string =>
  cookies
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}
