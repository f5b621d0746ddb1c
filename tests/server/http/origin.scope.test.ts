import { expect, test } from '@jest/globals';
import { isOwnHost } from '#server/http/origin.scope.ts';

test.each([
  ['localhost', '127.0.0.1', true],
  ['LOCALHOST:3000', '127.0.0.1', true],
  ['toolkit.localhost', '127.0.0.1', true],
  ['127.0.0.1:3000', '127.0.0.1', true],
  ['127.0.0.2', '127.0.0.1', true],
  ['[::1]:3000', '::1', true],
  ['[::ffff:127.0.0.1]', '127.0.0.1', true],
  ['localhost', '192.168.1.5', true],
  ['192.168.1.5:3000', '192.168.1.5', true],
  ['192.168.1.6', '192.168.1.5', false],
  ['[2001:db8::1]:3000', '2001:DB8:0::1', true],
  ['192.168.1.6:3000', '0.0.0.0', true],
  ['[2001:db8::1]', '::', true],
  ['content.example', '0.0.0.0', false],
  ['Content.Example:3000', 'content.example', true],
  ['evil.example', 'content.example', false],
  ['evil.example', '127.0.0.1', false],
  ['notlocalhost', '127.0.0.1', false],
  ['.localhost', '127.0.0.1', false],
  ['localhost.', '127.0.0.1', false],
  ['x y', 'x y', false],
  ['', '0.0.0.0', false],
  [undefined, '127.0.0.1', false],
])('whether %s is a name of a server that listens on %s: %s', (host, listenHost, isOwn) => {
  expect(isOwnHost(host, listenHost)).toBe(isOwn);
});
