import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from './network-of.ts';

test.each([
  ['198.51.100.10', '198.51.100.10'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:198.51.100.10', '198.51.100.10'],
  ['0:0:0:0:0:FFFF:198.51.100.10', '198.51.100.10'],
  ['::ffff:c633:640a', '198.51.100.10'],
  ['0000:0000:0000:0000:0000:ffff:c633:000a', '198.51.0.10'],
  ['::198.51.100.10', '0:0:0:0'],
  ['2001:db8::ffff:c633:640a', '2001:db8:0:0'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf({ address })).toBe(network);
});

test.each([
  ['198.51.100.10', '198.51.100.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8::6', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s is shown as %s, which identifies no single home', (address, shown) => {
  expect(wideNetworkOf({ address })).toBe(shown);
});
