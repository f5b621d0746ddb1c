/** What the extension remembers until the browser is closed. Nothing of it is on disk, and no page can read it. */
import * as z from 'zod/mini';
import { browserApi } from './browser.ts';
import { type PassMessage, passSchema, type Wanted, wantedSchema } from './messages.schema.ts';

const KEPT = {
  /** Who is signed in. */
  session: z.omit(passSchema, { type: true, state: true }),
  /** The question that a pass has to answer. */
  state: z.uuid(),
  wanted: wantedSchema,
} as const;

export type Session = z.infer<(typeof KEPT)['session']>;

type Kept = { readonly session: Session; readonly state: string; readonly wanted: Wanted };

/** Returns what is kept under a name; null if that is nothing. */
export async function kept<Name extends keyof Kept>(name: Name): Promise<Kept[Name] | null> {
  const { [name]: value } = await browserApi().storage.session.get(name);
  const { data } = KEPT[name].safeParse(value);
  return (data as Kept[Name] | undefined) ?? null;
}

export const keep = <Name extends keyof Kept>(name: Name, value: Kept[Name]): Promise<void> =>
  browserApi().storage.session.set({ [name]: value });

export const forget = (name: keyof Kept): Promise<void> =>
  browserApi().storage.session.remove(name);

/** Calls back whenever something is kept or forgotten under one of the names. */
export function onKept(names: readonly (keyof Kept)[], listener: () => void): void {
  browserApi().storage.session.onChanged.addListener((changes) => {
    if (names.some((name) => name in changes)) listener();
  });
}

/** Keeps a pass that answers the question of this extension. False for any other one. */
export async function signIn({ type: _, state, ...session }: PassMessage): Promise<boolean> {
  const asked = await kept('state');
  if (asked === null || asked !== state) return false;
  // Not every browser gives the addresses of extensions an origin.
  if (`${session.origin}/` !== browserApi().runtime.getURL('')) return false;
  await forget('state');
  await keep('session', session);
  return true;
}
