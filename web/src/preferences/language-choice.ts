import type { Locale } from '../paraglide/runtime.js';

export type Language = Locale;

/** The languages we speak, each by its own name. */
export const LANGUAGES = [
  { value: 'en', text: 'English' },
  { value: 'es', text: 'Español' },
  { value: 'zh-CN', text: '简体中文' },
] as const satisfies readonly { readonly value: Language; readonly text: string }[];

/** What the page knows of its reader's language, the most telling first. */
export interface LanguageSigns {
  /** `?lang=` of the address. */
  readonly asked: string | null;
  /** The cookie `locale`. */
  readonly kept: string | undefined;
  /** As the browser lists them, the dearest first. */
  readonly preferred: readonly string[];
}

/** The language of the page: one we speak, else English. A dialect counts as its language: 'es-MX' is Spanish, 'zh' Chinese. */
export function chooseLanguage({ asked, kept, preferred }: LanguageSigns): Language {
  for (const tag of [asked, kept, ...preferred]) {
    const spoken = LANGUAGES.find(({ value }) => languageOf(value) === languageOf(tag ?? ''));
    if (spoken) return spoken.value;
  }
  return 'en';
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}
