import { expect, test } from 'vitest';
import { etiquette as etiquetteInChinese } from './etiquette/chinese.ts';
import { ETIQUETTE_DRAWINGS } from './etiquette/drawings.ts';
import { etiquette as etiquetteInEnglish } from './etiquette/english.ts';
import { etiquette as etiquetteInSpanish } from './etiquette/spanish.ts';
import { handbook as handbookInChinese } from './handbook/chinese.ts';
import { HANDBOOK_DRAWINGS } from './handbook/drawings.ts';
import { handbook as handbookInEnglish } from './handbook/english.ts';
import { HANDBOOK_PAGES } from './handbook/pages.ts';
import { handbook as handbookInSpanish } from './handbook/spanish.ts';

const HANDBOOKS = [handbookInEnglish, handbookInSpanish, handbookInChinese];
const CARDS = [etiquetteInEnglish, etiquetteInSpanish, etiquetteInChinese];
const linksOf = (paragraphs: readonly string[]) => paragraphs.join().match(/\]\([^)]+\)/g);

test('the handbook has 12 to 16 pages, and each page the same shape in every language', () => {
  expect(HANDBOOK_PAGES.length).toBeGreaterThanOrEqual(12);
  expect(HANDBOOK_PAGES.length).toBeLessThanOrEqual(16);
  for (const page of HANDBOOK_PAGES)
    for (const { pages } of HANDBOOKS) {
      const [own, english] = [pages[page], handbookInEnglish.pages[page]];
      expect(own.paragraphs).toHaveLength(english.paragraphs.length);
      expect(linksOf(own.paragraphs)).toEqual(linksOf(english.paragraphs));
    }
});

test('each drawing has a position inside it for each of its labels', () => {
  const drawn = [
    ...HANDBOOKS.flatMap(({ pages }) =>
      HANDBOOK_PAGES.map((page) => [HANDBOOK_DRAWINGS[page], pages[page].labels] as const),
    ),
    ...CARDS.flatMap(({ rules }) =>
      Object.entries(ETIQUETTE_DRAWINGS).map(
        ([rule, drawing]) => [drawing, rules[rule as keyof typeof rules].labels] as const,
      ),
    ),
  ];
  for (const [{ labels, width, height }, words] of drawn) {
    expect(words).toHaveLength(labels.length);
    for (const { x, y } of labels) {
      expect(x >= 0 && x <= width).toBe(true);
      expect(y >= 0 && y <= height).toBe(true);
    }
  }
});
