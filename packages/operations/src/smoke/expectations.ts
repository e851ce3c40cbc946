import type { Page } from './browse.ts';

/** Checks a reply's status and type. Throws an Error with a sentence that names what is different. */
export function requireOk(page: Page, what: string, type: RegExp, status = 200): Page {
  const given = String(page.headers['content-type'] ?? 'no type');
  if (page.status !== status)
    throw new Error(`${what} answers ${page.status}, not ${status}: ${firstWords(page.text)}`);
  if (!type.test(given)) throw new Error(`${what} is ${given}, not ${type.source}.`);
  return page;
}

export function requireThat(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

/** Parses a JSON reply into an object or a list whose fields are still unknown. */
export function readJson(page: Page, what: string): Readonly<Record<string, unknown>> {
  requireOk(page, what, /json/);
  return Object(JSON.parse(page.text));
}

/** Follows keys into a value; undefined if one is missing. */
export function inside(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>((within, key) => Object(within)[key], value);
}

function firstWords(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 120) || 'nothing';
}
