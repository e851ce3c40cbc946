import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@groundswell/contracts';
import { describe, expect, test } from 'vitest';
import { listComposers, listTranslatedTexts, type TranslatedText } from './support/translated-texts.ts';

const texts = listTranslatedTexts();
const TRANSLATED = ['es', 'zh-CN'] as const;
const HAN = '[\\p{Script=Han}，。：；！？（）“”、]';

/** Lists the texts that break a rule, as `where: text`. */
const breaking = (language: Language, isBroken: (text: string, of: TranslatedText) => boolean): string[] =>
  texts.filter((of) => isBroken(of[language], of)).map((of) => `${of.where}: ${of[language]}`);
/** Removes what is no prose: placeholders, links, code, addresses. */
const prose = (text: string) =>
  text
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`|https?:\S+|<[^>]*>/g, '');

test('there are texts of every kind', () => {
  expect(texts.length).toBeGreaterThan(2500);
  for (const kind of ['web/messages', 'web/articles', 'packages/seed-posts', 'handbook', 'etiquette', 'seed-texts'])
    expect(texts.some(({ where }) => where.startsWith(kind)), kind).toBe(true);
});

describe.each(TRANSLATED)('%s beside English', (language) => {
  test('has the same numerals', () => {
    expect(breaking(language, (text, { en }) => numeralsOf(text) !== numeralsOf(en))).toEqual([]);
  });

  test('has the same units', () => {
    expect(breaking(language, (text, { en }) => unitsOf(text) !== unitsOf(en))).toEqual([]);
  });

  test('has the same placeholders', () => {
    expect(breaking(language, (text, { en }) => placeholdersOf(text) !== placeholdersOf(en))).toEqual([]);
  });

  test('ends with the same kind of mark', () => {
    expect(breaking(language, (text, { en }) => lastMark(text) !== lastMark(en))).toEqual([]);
  });
});
