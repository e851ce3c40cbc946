import type { Locale } from '../paraglide/runtime.js';

export type Language = Locale;

/** The supported languages, each by its own name. */
export const LANGUAGES = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'es', text: 'Español', lang: 'es' },
  { value: 'zh-CN', text: '简体中文', lang: 'zh-CN' },
] as const satisfies readonly { readonly value: Language; readonly text: string; readonly lang: Language }[];

/** The sources of the reader's language, by precedence. */
export interface LanguageSigns {
  /** The parameter `?lang=` of the address. */
  readonly requested: string | null;
  /** The value of the cookie `locale`. */
  readonly kept: string | undefined;
  /** The browser's list, in order of preference. */
  readonly preferred: readonly string[];
}

/**
 * Returns the page's language: a supported one, otherwise English. A regional variant counts as its language: 'es-MX'
 * is Spanish, 'zh' is Chinese.
 */
export function chooseLanguage({ requested, kept, preferred }: LanguageSigns): Language {
  for (const tag of [requested, kept, ...preferred]) {
    const spoken = LANGUAGES.find(({ value }) => languageOf(value) === languageOf(tag ?? ''));
    if (spoken) return spoken.value;
  }
  return 'en';
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}
