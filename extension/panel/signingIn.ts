/** The way into the product and back, without a password. */
import { browserApi } from '../lib/browser.ts';
import { passSchema } from '../lib/messages.schema.ts';
import { CONNECT_PATH, productUrl } from '../lib/product.ts';
import { keep, signIn } from '../lib/session.ts';

/** Opens the page of the product that asks the person. Its answer has to name the question. */
export async function askToSignIn(): Promise<void> {
  const state = crypto.randomUUID();
  await keep('state', state);
  const asked = new URLSearchParams({ origin: location.origin, state });
  await browserApi().tabs.create({ url: `${productUrl()}${CONNECT_PATH}?${asked}` });
}

/** Takes the code that the page shows where it can hand nothing over. False if it is not for this extension. */
export async function signInByCode(code: string): Promise<boolean> {
  const { data } = passSchema.safeParse(read(code.trim()));
  return data !== undefined && (await signIn(data));
}

function read(code: string): unknown {
  try {
    return JSON.parse(atob(code));
  } catch {
    return null; // not a code
  }
}
