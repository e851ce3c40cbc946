import { expect, test } from 'vitest';
import { chooseLanguage } from './language-choice.ts';

const nothing = { requested: null, kept: undefined, preferred: [] };

test('English without any preference', () => {
  expect(chooseLanguage(nothing)).toBe('en');
  expect(chooseLanguage({ ...nothing, preferred: ['fr-FR', 'de'] })).toBe('en');
});

test.each([
  ['es-MX', 'es'],
  ['zh', 'zh-CN'],
  ['zh-Hans-CN', 'zh-CN'],
  ['en-GB', 'en'],
])('a browser that prefers %s gets %s', (tag, language) => {
  expect(chooseLanguage({ ...nothing, preferred: ['pt-BR', tag] })).toBe(language);
});

test('the address comes before the cookie, the cookie before the browser', () => {
  expect(chooseLanguage({ requested: 'es', kept: 'zh-CN', preferred: ['en'] })).toBe('es');
  expect(chooseLanguage({ ...nothing, kept: 'zh-CN', preferred: ['en'] })).toBe('zh-CN');
});

test('an unsupported language in the address or the cookie is ignored', () => {
  expect(chooseLanguage({ requested: 'xx', kept: '', preferred: ['es'] })).toBe('es');
});
