import { expect, test } from 'vitest';
import { preloadLanguage } from './preload-language.ts';

const shell =
  '<link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" crossorigin href="/assets/en-1.js" data-es="/assets/es-2.js" data-zh-cn="/assets/zh-CN-3.js">';
const loaded = (language: string) =>
  [...preloadLanguage(shell, language).matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);

test.each([
  ['en', '/assets/en-1.js'],
  ['es', '/assets/es-2.js'],
  ['zh-CN', '/assets/zh-CN-3.js'],
  ['fr', '/assets/en-1.js'],
])('a page in %s loads %s beside its code, and nothing else changes', (language, file) => {
  expect(loaded(language)).toEqual(['/assets/a.js', file]);
});
