import { FOR_PEOPLE, FOR_PROGRAMS } from '@groundswell/contracts';
import { afterEach, expect, test } from 'vitest';
import { type Locale, locales, overwriteGetLocale } from '../paraglide/runtime.js';
import { serverWords } from './server-words.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

function wordsIn(locale: Locale, code: string, values: object = {}): string | undefined {
  overwriteGetLocale(() => locale);
  return serverWords({ code, values });
}

test.each(Object.entries(FOR_PEOPLE))(
  '%s has its own message in every language, with all its values',
  (code, sentence) => {
    const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(names.map((name, at) => [name, `${at}${at}7`]));
    const said = locales.map((locale) => wordsIn(locale, code, values));
    expect(new Set(said).size).toBe(3);
    // Values called `field` are English field names. Messages omit them, because a message stands beside its field.
    for (const name of names) if (name !== 'field') for (const words of said) expect(words).toContain(values[name]);
  },
);

test.each([...Object.keys(FOR_PROGRAMS), 'sea-closed', '', '__proto__', 'toString'])(
  '%j, which only programs meet, has no message',
  (code) => {
    expect(wordsIn('es', code)).toBeUndefined();
  },
);
