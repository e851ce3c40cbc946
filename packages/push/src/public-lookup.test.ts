import { expect, test } from 'vitest';
import { isPublicAddress } from './public-lookup.ts';

test('names resolve only to public addresses', () => {
  for (const address of ['142.250.72.10', '172.32.0.1', '2607:f8b0:4004:c07::5f', '2a00:1450:4001:82a::200a'])
    expect(isPublicAddress(address), address).toBe(true);
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
  ];
  const inside6 = [
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
  ];
  for (const address of [...inside, ...inside6]) expect(isPublicAddress(address), address).toBe(false);
});
