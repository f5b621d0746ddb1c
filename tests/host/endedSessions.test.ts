import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Person, type TestHost, testHost } from '#tests/host/support/testServer.ts';

let it: TestHost;
let here: Person;
beforeEach(async () => {
  it = await testHost({
    before(app) {
      for (const path of ['/content', '/content/*', '/content/api/v1/x'])
        app.get(path, () => 'page');
    },
  });
  here = await it.newPerson('ann@example.org');
});
afterEach(() => it.close());

const open = async (url: string, cookies: Record<string, string> = here.cookies) => {
  const { statusCode, headers } = await it.app.inject({ url, cookies });
  return { status: statusCode, location: headers.location ?? null };
};
const SHOWN = { status: 200, location: null };

// §7.multilogin.2
test('a page whose session was ended elsewhere is redirected with its path and query', async () => {
  const there = await it.elsewhere(here);
  expect(await open('/content/articles?page=2')).toEqual(SHOWN);
  await there.ask('POST', '/host/api/sign-out-everywhere');
  const redirect = {
    status: 302,
    location: '/multilogin?redirect_to=%2Fcontent%2Farticles%3Fpage%3D2',
  };
  expect(await open('/content/articles?page=2')).toEqual(redirect);
  expect(await open('/content/articles?page=2')).toEqual(redirect); // the cookie stays
  expect(await open('/content')).toMatchObject({ status: 302 });
  expect(await open('/content/api/v1/x')).toEqual(SHOWN);
  expect(await open('/content/articles', there.cookies)).toEqual(SHOWN);
});

// §7.multilogin.2
test('without a session cookie the page is shown, also after the ended one was cleared', async () => {
  expect(await open('/content/', {})).toEqual(SHOWN);
  await (await it.elsewhere(here)).ask('POST', '/host/api/sign-out-everywhere');
  const { cookies } = await it.app.inject({
    method: 'POST',
    url: '/host/auth/sign-out',
    headers: { origin: 'http://localhost:80' },
    cookies: here.cookies,
    payload: {},
  });
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: Object.keys(here.cookies)[0], value: '', maxAge: 0 }),
  );
});

// §d.images.13
test('signing out on a page of the host ends the pass for images in this browser', async () => {
  const { cookies } = await it.app.inject({
    method: 'POST',
    url: '/host/auth/sign-out',
    headers: { origin: 'http://localhost:80' },
    cookies: here.cookies,
    payload: {},
  });
  expect(cookies).toContainEqual({
    name: 'content_images_reader',
    value: '',
    path: '/content/assets',
    maxAge: 0,
    sameSite: 'Lax',
  });
});
