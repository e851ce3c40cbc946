import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@groundswell/contracts';
import { describe, expect, test } from 'vitest';
import { readTerms, withoutAccents } from './support/surf-terms.ts';
import { listComposers, listTranslatedTexts, type TranslatedText } from './support/translated-texts.ts';

/** The messages whose translation needs another word than the table's, by row: an idiom, or a name. */
const REWORDED: Readonly<Record<string, readonly string[]>> = {
  forecast: ['accuracy_later'],
  swell: ['charts_crests'],
  'wave height': ['alerts_min', 'alerts_max', 'refusals_maximum_below'],
  'high tide, low tide': ['guide_tide_mid_high'],
  beach: ['guide_kind_beach', 'guide_kind_pier'],
  score: ['home_reach_score'],
  email: ['account_mail_try_lead', 'account_mail_wanted'],
  'meter, kilometer': ['widgets_metric'],
};
/** Texts whose numerals differ: English has words for some, and Chinese writes several hours before one sign. */
const OTHER_NUMERALS = [
  'packages/seed-posts/posts/changed 4',
  'packages/seed-posts/posts/rating 10',
  'handbook pages height paragraphs 1',
];

const texts = listTranslatedTexts();
const terms = readTerms(readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8'));

/** Lists the texts of a language that break a rule, beside the English ones. */
const breaking = (language: Language, isBroken: (text: string, english: string, of: TranslatedText) => boolean) =>
  texts
    .filter((of) => isBroken(of[language], of.en, of))
    .map((of) => `${of.where}: ${of[language]}${language === 'en' ? '' : ` ← ${of.en}`}`);
/** Removes what is no prose: placeholders, addresses, code and markup. */
const prose = (text: string) =>
  text
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`|https?:\/\/(?:[\w./-]*\w)?|\/[a-z][\w./-]*\w|<[^>]*>/g, 'x');

test('texts of every kind are compared', () => {
  expect(texts.length).toBeGreaterThan(2500);
  for (const kind of ['web/messages', 'web/articles', 'packages/seed-posts', 'handbook', 'etiquette', 'seed-texts'])
    expect(
      texts.some(({ where }) => where.startsWith(kind)),
      kind,
    ).toBe(true);
});

describe.each(['es', 'zh-CN'] as const)('%s beside English', (language) => {
  test('has the same numerals, and lengths that are the same ones', () => {
    expect(
      breaking(
        language,
        (text, english, { where }) => !OTHER_NUMERALS.includes(where) && countsOf(text) !== countsOf(english),
      ),
    ).toEqual([]);
    expect(
      breaking(
        language,
        (text, english) => !LENGTH_IN_WORDS.test(english) && !haveSameLengths(lengthsOf(text), lengthsOf(english)),
      ),
    ).toEqual([]);
  });

  test('has the same placeholders', () => {
    const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+/g) ?? [])].sort().join(' ');
    expect(breaking(language, (text, english) => placeholdersOf(text) !== placeholdersOf(english))).toEqual([]);
  });

  test('ends with the same mark', () => {
    // An English question ends with the colon that the page adds; other languages ask with their own marks.
    const isAbbreviation = /^(?:Dist|Punt)\.$/;
    const isQuestion = /FAQS \d+ question$|faq_question$|editing_question$/;
    const broken = breaking(
      language,
      (text, english, { where }) =>
        !isQuestion.test(where) && !isAbbreviation.test(text) && lastMark(text) !== lastMark(english),
    );
    expect(broken).toEqual([]);
  });

  test.each(terms.filter(({ english }) => !english.includes('(')))(
    'says $english by the term of the table',
    ({ english: term, words, forms }) => {
      const says = (text: string) => forms[language].some((form) => form.test(withoutAccents(text)));
      const broken = breaking(
        language,
        (text, english, { where }) =>
          where.startsWith('web/messages') &&
          !where.includes(' declarations ') &&
          words.some((word) => word.test(prose(english))) &&
          !REWORDED[term]?.some((key) => where.endsWith(` ${key}`)) &&
          !says(text),
      );
      expect(broken).toEqual([]);
    },
  );
});

describe('Chinese', () => {
  test('has full-width punctuation, without a space beside it', () => {
    expect(breaking('zh-CN', (text) => HALF_WIDTH.test(prose(text)))).toEqual([]);
    expect(breaking('zh-CN', (text) => /[，。：；！？、（）“”] (?!\|)| [，。：；！？、）”]/.test(prose(text)))).toEqual(
      [],
    );
  });

  test('has one ellipsis', () => {
    expect(breaking('zh-CN', (text) => /\.\.|…/.test(text.replaceAll('……', '')))).toEqual([]);
  });

  test('has a space between Chinese and Latin letters or digits', () => {
    expect(
      breaking('zh-CN', (text) => /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%°]\p{Script=Han}/u.test(spaced(text))),
    ).toEqual([]);
  });
});

test('Spanish questions and exclamations open and close', () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const isOpen = (text: string) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!');
  expect(breaking('es', (text) => isOpen(prose(text)))).toEqual([]);
});

test.each(['en', 'es', 'zh-CN'] as const)('no text in %s uses a word that the term table refuses', (language) => {
  const refused = terms.flatMap((term) => term.refused[language]);
  const isRefused = (text: string) =>
    refused.some((word) =>
      (language === 'zh-CN' ? new RegExp(word) : new RegExp(`(?<![\\p{L}_])${word}s?(?![\\p{L}_])`, 'iu')).test(
        prose(text),
      ),
    );
  expect(breaking(language, isRefused)).toEqual([]);
  expect(
    listComposers()
      .filter((composer) => composer.language === language && stringsOf(composer.text).some(isRefused))
      .map(({ where }) => where),
  ).toEqual([]);
});

test('English is American', () => {
  const british =
    /\b(?:favourit|colour|neighbour|behaviour|harbour(?! )|centre|metre|kilometre|grey|travell|cancelled|licence|catalogue|programme|towards|whilst|car park|petrol|anew)/i;
  expect(breaking('en', (text) => british.test(prose(text)))).toEqual([]);
});

/** An ASCII mark beside a Chinese character. */
const HALF_WIDTH =
  /[\p{Script=Han}，。：；！？、（）“”] ?[,:;!?()]|[,:;!?()] ?[\p{Script=Han}]|\p{Script=Han}\.(?!\w)/u;

/** Removes places where Chinese writes a digit without a space: dates, and placeholders, whose values bring their own. */
function spaced(text: string): string {
  return prose(text).replace(/\d+(?=[年月日])|(?<=[年月])\d+/g, '');
}

/** Returns the numerals outside lengths, sorted: '3 16'. Ordinals, decades, months and times differ by language. */
function countsOf(text: string): string {
  const counted = prose(text)
    .replace(LENGTH, '')
    .replace(CONVERTED, '')
    .replace(
      /\b\d+(?:\.º|\.ª|st|nd|rd|th)|\b19\d0s?\b|\d+ ?月|\d+:\d\d|\d+ ?(?:am\b|pm\b|点|万|million|millones)/g,
      '',
    );
  return (counted.match(NUMERAL) ?? [])
    .map(plainNumber)
    .sort((a, b) => a - b)
    .join(' ');
}

/** A speed or temperature that a translation converts, beside or in brackets: '7 km/h (4 nudos)'. */
const CONVERTED = /\d+(?:\.\d+)?\s?(?:km\/h|°C)(?= \(|[（）])/g;
const NUMERAL = /\d+(?:[.,]\d+)*/g;
/** The units of length in meters, by all their names. */
const METERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['ft', 'foot', 'feet', 'pie', 'pies', '英尺', '′'].map((name) => [name, 0.3048])),
  ...Object.fromEntries(['mi', 'mile', 'miles', 'milla', 'millas', '英里'].map((name) => [name, 1609])),
  ...Object.fromEntries(['m', 'meter', 'meters', 'metro', 'metros', '米'].map((name) => [name, 1])),
  ...Object.fromEntries(
    ['km', 'kilometer', 'kilometers', 'kilómetro', 'kilómetros', '公里'].map((name) => [name, 1000]),
  ),
};
const LENGTH = new RegExp(
  `(\\d+(?:[.,]\\d+)*)(?:(?:[-–]| and | y | y de )(\\d+(?:[.,]\\d+)*))?[\\s-]?(${Object.keys(METERS)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}/])`,
  'gu',
);

/** A length that English writes in words, which Chinese writes in numerals. */
const LENGTH_IN_WORDS =
  /\b(?:half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand)[ -](?:foot|feet|miles?|meters?)\b/i;

/** Returns the lengths of a text in meters. */
function lengthsOf(text: string): readonly number[] {
  return [...prose(text).matchAll(LENGTH)].flatMap(([, from, to, unit = '']) =>
    [from, to].flatMap((number) => (number === undefined ? [] : plainNumber(number) * (METERS[unit] ?? 1))),
  );
}

/**
 * Tells whether two texts name the same lengths. A translation may convert and round them, give both units, or write them
 * in words.
 */
function haveSameLengths(some: readonly number[], others: readonly number[]): boolean {
  const isIn = (length: number, among: readonly number[]) =>
    among.some((other) => Math.abs(other - length) <= 0.15 * Math.max(other, length));
  if (some.length === 0 || others.length === 0) return true;
  return some.every((length) => isIn(length, others)) && others.every((length) => isIn(length, some));
}

function plainNumber(text: string): number {
  return Number(text.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
}

function lastMark(text: string): string {
  const last =
    prose(text)
      .trim()
      .replace(/["”’»)）*_\]]+$/, '')
      .replace(/\.{3}$/, '…')
      .at(-1) ?? '';
  return ['.。', '?？', '!！', ':：', '…'].find((marks) => marks.includes(last)) ?? '';
}

/** Returns the string literals of a module, without the code in templates. */
function stringsOf(code: string): readonly string[] {
  return (code.match(/'(?:[^'\\\n]|\\.)*'(?!:)|`[^`]*`/g) ?? []).map((literal) => literal.replace(/\$\{[^}]*\}/g, ''));
}
