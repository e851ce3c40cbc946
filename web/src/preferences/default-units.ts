import type { Language } from './language-choice.ts';

/** The system of units, by the values of the cookie `sc_units`: 1 imperial, 2 metric. */
export type Units = 1 | 2;

/** A locale in the United States or one of its territories, such as `es-US` or `es-PR`. */
const UNITED_STATES = /-(?:US|PR|VI|GU|AS|MP)$/i;

/**
 * Returns the units of a reader who has chosen none, from the page's language and the browser's first locale. English is
 * imperial, as surfers size waves in feet; Chinese is metric; Spanish is metric outside the United States.
 */
export function defaultUnits(language: Language, locale: string | undefined): Units {
  return language === 'en' || (language === 'es' && UNITED_STATES.test(locale ?? '')) ? 1 : 2;
}
