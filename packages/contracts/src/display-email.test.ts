import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Email } from './credentials.ts';
import { displayEmail } from './display-email.ts';

test.each([
  'you@пример.рф',
  'ana@münchen.de',
  'li@例子.中国',
  'sam@उदाहरण.भारत',
  'jo@surf.παραλία.gr',
  'you@пример.com',
  'su@ığdır.com.tr',
  'jon@þórshöfn.is',
  'anh@việt.vn',
  'mia@łódź.pl',
  'ani@հայաստան.com',
])('%s reads as it was typed, however it is stored', (typed) => {
  const stored = v.parse(Email('wrong'), typed);
  expect(stored).toMatch(/@.*xn--/);
  expect(displayEmail(stored)).toBe(typed);
  expect(displayEmail(typed)).toBe(typed);
  expect(v.parse(Email('wrong'), displayEmail(stored))).toBe(stored);
});

test.each([
  ['a Cyrillic a among Latin letters', 'аpple.com'],
  ['Greek with Cyrillic letters', 'οо.com'],
  ['Cyrillic letters that all look Latin', 'аррӏе.com'],
  ['Greek letters that all look Latin', 'ρυκ.com'],
  ['a phonetic letter', 'ɡoogle.com'],
  ['a dotless i outside Turkish domains', 'twıtter.com'],
  ['a small capital', 'googʟe.com'],
  ['a letter of tones', 'ƨoft.com'],
  ['an Icelandic letter outside its domains', 'þaypal.com'],
  ['Armenian letters that all look Latin', 'օօօ.com'],
  ['Georgian letters that all look Latin', 'ყოჿ.net'],
  ['Hebrew letters that all look Latin', 'ססס.com'],
  ['letters of a script of few', 'ꭰꮪꮃ.com'],
  ['digits of India that look like o', '०००.com'],
])('a domain stays in ASCII for %s', (_, domain) => {
  const email = `you@mail.${domainToASCII(domain)}`;
  expect(email).toMatch(/xn--/);
  expect(displayEmail(email)).toBe(email);
});

test.each(['you@example.com', 'You@Example.com', 'you', '', 'you@xn--9.com', 'you@xn--a.com', 'you@a/xn--a.com'])(
  '"%s" stays as it is',
  (email) => {
    expect(displayEmail(email)).toBe(email);
  },
);

test('a shown address is stored as the same one', () => {
  const domain = fc.stringMatching(/^xn--[a-z0-9-]{1,20}$/);
  fc.assert(
    fc.property(domain, (label) => {
      const shown = displayEmail(`you@${label}.com`);
      expect(domainToASCII(shown.slice(4)) || `${label}.com`).toBe(`${label}.com`);
    }),
  );
});
