import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requireStrongPassword } from './password-rule.ts';

const email = 'keala.nakoa@coconut-mail.com';
const choose = (password: string) => () => requireStrongPassword(password, { email });
const isRefused = (password: string) => {
  try {
    choose(password)();
    return false;
  } catch {
    return true;
  }
};

describe('refused with a sentence that names a remedy:', () => {
  test.each(['iloveyou2', 'qwertyuiop', 'football', 'FootBall', 'zaq12wsx'])(
    '%s, as thieves have it on a list',
    (password) => {
      expect(choose(password)).toThrow('this one is on the lists that thieves try first.');
    },
  );

  test.each([
    ...['87654321', '12345678', '123123123', '00000000', 'aaaaaaaa', 'abcabcabc', '2468101214', 'a b c d e f g h'],
    ...[
      'password',
      'PassWord1',
      'password1!',
      'p@ssw0rd1',
      'P@$$w0rd',
      'drowssap1',
      'password password',
      'Welcome2024',
    ],
    ...['admin@123', 'Admin@2026', 'Summer2026!', 'sunshine99', 'Abcdef123', 'constructor', '        x'],
    ...['qwertzuiop', 'azertyuiop', '1qaz2wsx', 'asdfghjkl;', '!QAZ2wsx'],
    ...['20261122', '11.22.1987'],
    ...[
      'surfsurf1',
      'surfing123',
      'oceanwave1',
      'groundswell1',
      'Groundswell!',
      'FollyBeach2026',
      'malibu99',
      'surf4life',
    ],
    ...['keala.nakoa@coconut-mail.com1', 'keala.nakoa1', 'Nakoa2026', 'coconut-mail.com', 'coconut1!', 'kealakeala'],
  ])('%s', (password) => {
    expect(choose(password)).toThrow('Choose another password: this one is');
  });
});

test.each([
  ...['a wave at Folly Beach', 'correct horse battery', 'correct horse battery staple', 'two wrong birds'],
  ...[
    'olas en la playa',
    'contraseña segura',
    '清晨的浪最干净了吧',
    'kqzwxhvbtyqp',
    'hxqpltvbaewr',
    'mZ7qkLw2',
    'tr0ub4dor&3',
  ],
])('%s is accepted', (password) => {
  expect(isRefused(password)).toBe(false);
});

test('no password of the breached list is accepted, in upper or lower case', () => {
  const source = join(dirname(fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common'))), '..', 'src');
  const listed: string[] = JSON.parse(readFileSync(join(source, 'passwords.json'), 'utf8'));
  const some = listed.filter((password, index) => password.length >= 8 && index % 23 === 0);
  expect(some.length).toBeGreaterThan(500);
  expect(some.filter((password) => !isRefused(password.slice(0, 1).toUpperCase() + password.slice(1)))).toEqual([]);
});

test('random passwords are accepted', () => {
  const byChance = Array.from({ length: 200 }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('base64url'),
  );
  expect(byChance.map((text) => text.slice(0, 10)).filter(isRefused)).toEqual([]);
});

test('an unknown address, or one that contains a word of the password, does not lower the strength', () => {
  expect(() => requireStrongPassword('a wave at Folly Beach', {})).not.toThrow();
  expect(() => requireStrongPassword('a wave at Folly Beach', { email: 'a@at.co' })).not.toThrow();
  expect(() => requireStrongPassword('groundswell1', {})).toThrow('easy to guess');
});

test('no input fails in another way', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 256 }),
    fc.stringMatching(/^[4@8({[<3691!|0$57+2%]{0,60}$/),
  );
  fc.assert(
    fc.property(text, (password) => {
      if (isRefused(password)) expect(choose(password)).toThrow('Choose another password');
    }),
    { numRuns: 60 },
  );
  for (const name of ['__proto__', 'hasOwnProperty', 'constructorconstructor', ''])
    expect(typeof isRefused(name)).toBe('boolean');
});
