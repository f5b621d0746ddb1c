import { expect, test } from '@jest/globals';
import { isPublicAddress } from '#server/adapters/web/publicAddress.ts';

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '1.1.1.1',
  '2606:2800:220:1:248:1893:25c8:1946',
  '2a00:1450:4001:81b::200e',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808', // NAT64 of 8.8.8.8
  '2002:808:808::1', // 6to4 of 8.8.8.8
])('%s belongs to the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:0:10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b:1::8.8.8.8', // NAT64 of a network of one's own
  '2002:a00:1::1', // 6to4 of 10.0.0.1
  '2002:7f00:1::1',
  '2001::1', // Teredo
  '2001:db8::1',
  '3fff::1',
  '100::1',
  '4000::1',
  'fc00::1',
  'fd00:ec2::254', // metadata of a cloud
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '',
  'localhost',
  '1.2.3',
  '1.2.3.4.5',
])('%s does not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
