import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mixesScripts } from './mixes-scripts.ts';

test.each([
  ['\u0430pple.com', 'a Cyrillic a among Latin letters'],
  ['go\u03bfgle.com', 'a Greek o among Latin letters'],
  ['mail.g\u043e\u043egle.co.uk', 'in any label'],
  ['\u03bf\u043e.com', 'Greek with Cyrillic'],
])('%s mixes scripts: %s', (domain) => {
  expect(domainToASCII(domain)).toMatch(/xn--/);
  expect(mixesScripts(domainToASCII(domain))).toBe(true);
});

test.each(['example.com', 'm\u00fcnchen.de', 'пляж.com', 'παραλία.com', '冲浪.com', 'サーフsurf.com'])(
  '%s has one script, or scripts without lookalike letters',
  (domain) => {
    expect(mixesScripts(domainToASCII(domain))).toBe(false);
  },
);

test.each([`xn--${'a'.repeat(60)}`, 'xn--9', 'xn--99999999', 'xn--a-!', 'XN--PPLE-43D'])(
  '%s cannot be decoded and counts as mixed',
  (label) => {
    expect(mixesScripts(`${label}.com`)).toBe(true);
  },
);

test('labels decode to the encoded text', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcxyz019äöüñéабвгджзпляαβγδεζ'),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(letters, (label) => {
      const domain = `${label}.com`;
      const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
      const mixed = scripts.filter((script) => script.test(label)).length > 1;
      expect(mixesScripts(domainToASCII(domain))).toBe(mixed);
    }),
  );
});

test('no label throws', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]{0,59}$/), (rest) => {
      expect(typeof mixesScripts(`xn--${rest}.com`)).toBe('boolean');
    }),
  );
});
