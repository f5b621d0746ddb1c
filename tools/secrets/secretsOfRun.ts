/** Uses everything of an installation that has to do with secrets, as people do, and returns all of them. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { SdkSession } from '#contract/host/host.ts';
import { totpOf } from '#tests/support/totp.ts';
import { newPerson, PASSWORD, type Person } from '../lib/person.ts';
import type { KnownSecret } from './secretSearch.ts';

const random = () => randomBytes(18).toString('base64url');

/** The browser of somebody who is signed in; what the server hands out is written down. */
function browserOf(url: string, person: Person, known: KnownSecret[]) {
  const jar = new Map(person.cookies);
  const post = async <T>(path: string, body: object): Promise<T> => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(`${url}/host/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
      known.push(...ofCookie(`cookie after ${path}`, value));
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as T;
  };
  const get = async <T>(path: string): Promise<T> => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    return (await fetch(url + path, { headers: { cookie } })).json() as Promise<T>;
  };
  return { post, get };
}

/** A cookie is a token and its signature; each alone is secret, too. */
function ofCookie(name: string, value: string): KnownSecret[] {
  const text = decodeURIComponent(value);
  return [text, ...text.split('.')]
    .filter((part) => part.length >= 20)
    .map((part) => ({ name, text: part }));
}

/** Needs a server whose first account is still to be made, and that limits nobody. */
export async function secretsOfRun(url: string): Promise<KnownSecret[]> {
  const known: KnownSecret[] = [{ name: 'password', text: PASSWORD }];
  const person = await newPerson(url, 'owner@example.org');
  for (const [name, value] of person.cookies) known.push(...ofCookie(name, value));
  await setUpServices(person, known);
  await shareText(person, known);
  await goThroughSecondFactor(url, person, known);
  return known.filter(({ text }, at) => known.findIndex((one) => one.text === text) === at);
}

async function setUpServices({ api, caller, host }: Person, known: KnownSecret[]): Promise<void> {
  const [apiKey, searchKey, password] = [`sk-${random()}`, random(), random()];
  known.push(
    { name: 'key of the model server', text: apiKey },
    { name: 'key of the search service', text: searchKey },
    { name: 'password of the mail server', text: password },
    { name: 'API key', text: caller.credentials().apiKey },
    { name: 'access token', text: caller.credentials().token },
  );
  await api.installation.putModels({
    body: {
      protocol: 'openai',
      address: 'http://127.0.0.1:9/v1',
      apiKey,
      best: 'b',
      fast: 'f',
      image: null,
      prices: null,
    },
  });
  await api.installation.putSearch({ body: { provider: 'brave', apiKey: searchKey } });
  await api.installation.putMail({
    body: {
      host: '127.0.0.1',
      port: 9,
      encryption: 'starttls',
      user: 'u',
      password,
      from: 'content@example.org',
    },
  });
  // A test that fails is logged.
  await api.installation.testMail({ body: { mail: null } });
  const { session } = await host<{ session: SdkSession }>('GET', '/host/api/session');
  known.push({ name: 'API key of the session', text: session.apiKey.split('.')[1] ?? '' });
}

async function shareText(
  { api, workspaceId, caller }: Person,
  known: KnownSecret[],
): Promise<void> {
  const article = await api.article.postArticle({
    workspaceId,
    body: { requestId: randomUUID(), title: 'Shared' },
  });
  const { path } = await api.article.shareArticle({ workspaceId, articleId: article.id });
  const token = path.split('/').at(-1) ?? '';
  known.push({ name: 'link of a shared article', text: token });
  for (const address of [path, `${path}/images/x`, `${path}?a=${token}`])
    await fetch(caller.baseUrl + address);
  await api.topic2.putIdeaMail({ workspaceId, body: { isWanted: true } });
}

async function goThroughSecondFactor(
  url: string,
  person: Person,
  known: KnownSecret[],
): Promise<void> {
  const { post, get } = browserOf(url, person, known);
  const setUp = await post<{ totpURI: string; backupCodes: string[] }>('/two-factor/enable', {
    password: PASSWORD,
  });
  known.push(...codesOf(setUp.backupCodes), ...keyOf(setUp.totpURI));
  const now = Date.now();
  await post('/two-factor/verify-totp', { code: totpOf(setUp.totpURI, now - 30_000) });
  const renewed = await post<{ backupCodes: string[] }>('/two-factor/generate-backup-codes', {
    password: PASSWORD,
  });
  known.push(...codesOf(renewed.backupCodes));
  await post('/sign-out', {});
  const signIn = () => post('/sign-in/email', { email: 'owner@example.org', password: PASSWORD });
  await signIn();
  await post('/two-factor/verify-totp', { code: totpOf(setUp.totpURI, now) });
  await post('/sign-out', {});
  await signIn();
  await post('/two-factor/verify-backup-code', { code: renewed.backupCodes[0] });
  const newPassword = random();
  known.push({ name: 'new password', text: newPassword });
  await post('/change-password', {
    currentPassword: PASSWORD,
    newPassword,
    revokeOtherSessions: true,
  });
  const { token, apiKey } = await get<{ token: string; apiKey: string }>('/host/api/token');
  known.push({ name: 'access token', text: token }, { name: 'API key', text: apiKey });
}

const codesOf = (codes: readonly string[]): KnownSecret[] =>
  codes.map((text) => ({ name: 'backup code', text }));

/** As the app shows it, and the text that it stands for. */
function keyOf(uri: string): KnownSecret[] {
  const text = new URL(uri).searchParams.get('secret') ?? '';
  return [{ name: 'key of the second factor', text }];
}
