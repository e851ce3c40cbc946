import type { Language } from '@groundswell/contracts';
import { escapeMarkup } from '@groundswell/present';

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_LA', 'zh-CN': 'zh_CN' };

/** Returns the tags for the language of a page and for its other languages. */
export function localeTags(language: Language, languages: readonly Language[]): string[] {
  return [
    meta('property', 'og:locale', OPEN_GRAPH_LOCALES[language]),
    ...languages
      .filter((one) => one !== language)
      .map((one) => meta('property', 'og:locale:alternate', OPEN_GRAPH_LOCALES[one])),
  ];
}

export function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeMarkup(content)}">`;
}

export function link(rel: string, href: string, hreflang?: string): string {
  const language = hreflang === undefined ? '' : ` hreflang="${hreflang}"`;
  return `<link rel="${rel}"${language} href="${escapeMarkup(href)}">`;
}

/** Returns a page's address in a language. The English address has no `lang` parameter. */
export function addressIn(address: string, language: Language): string {
  if (language === 'en') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}
