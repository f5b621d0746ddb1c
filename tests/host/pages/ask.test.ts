import { expect, test } from '@jest/globals';
import { Refusal } from '#host/client.ts';
import { refusalText } from '#host/pages/ask.ts';

test.each([
  [null, null, /server cannot be reached/],
  [429, null, /Too many attempts/],
  [401, 'not_signed_in', /You are signed out/],
  [403, 'forbidden', /Only an administrator/],
  [404, 'not_found', /no longer exists/],
  [409, 'trial_unavailable', /no free trial left/],
  [500, 'internal', /Something went wrong/],
])('the refusal %s %s is described', (status, code, text) => {
  expect(refusalText(new Refusal(status, { code }))).toMatch(text);
});
