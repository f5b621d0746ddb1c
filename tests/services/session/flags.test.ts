import { expect, jest, test } from '@jest/globals';
import type { HostFlags } from '#contract/host.ts';
import { createFlags } from '#services/session/flags.ts';
import { aHostSdk } from '#tests/support/hostSdk.ts';

// §7.flags.1
test('the flags of a user are asked for by id', async () => {
  const flags = [{ name: 'content_toolkit_trial', isVisible: true }];
  const getFlags = jest.fn<HostFlags['getFlags']>(async () => flags);
  const port = createFlags(() => aHostSdk({ flags: { getFlags } }).sdk);
  expect(await port.read({ userId: 'user-1' })).toEqual(flags);
  expect(getFlags.mock.calls).toEqual([['user-1']]);
});

// §8.errors.10
test('a refusal keeps its status, so that a 401 is seen', async () => {
  const getFlags = () => Promise.reject(Object.assign(new Error('Signed out'), { status: 401 }));
  const port = createFlags(() => aHostSdk({ flags: { getFlags } }).sdk);
  await expect(port.read({ userId: 'user-1' })).rejects.toMatchObject({
    kind: 'host',
    status: 401,
  });
});

// §d.answers.5
test.each([undefined, null, {}, 'flags', [null], [{}], [{ name: 'a', isVisible: 'yes' }]])(
  'flags that are %j are no answer',
  async (flags) => {
    const getFlags = async () => flags as never;
    const port = createFlags(() => aHostSdk({ flags: { getFlags } }).sdk);
    await expect(port.read({ userId: 'user-1' })).rejects.toMatchObject({ kind: 'network' });
  },
);

test('without a host there are none to read', async () => {
  await expect(createFlags(() => undefined).read({ userId: 'user-1' })).rejects.toMatchObject({
    kind: 'host',
    message: 'Flags not available',
  });
});
