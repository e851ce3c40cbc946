export const LANGUAGES = ['en', 'es', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_LA', 'zh-CN': 'zh_CN' };

/**
 * Builds the tags for search engines and link previews of a page with a URL of its own; `infra/address-site.ts` makes
 * their paths absolute.
 */
export function pageTags(path: string, language: Language): string {
  const addressIn = (one: Language) => (one === 'en' ? path : `${path}?lang=${one}`);
  return [
    `<link rel="canonical" href="${addressIn(language)}">`,
    ...LANGUAGES.map((one) => `<link rel="alternate" hreflang="${one}" href="${addressIn(one)}">`),
    // The URL for readers of any language that the site does not offer.
    `<link rel="alternate" hreflang="x-default" href="${path}">`,
    `<meta property="og:url" content="${addressIn(language)}">`,
    `<meta property="og:locale" content="${OPEN_GRAPH_LOCALES[language]}">`,
    ...LANGUAGES.filter((one) => one !== language).map(
      (one) => `<meta property="og:locale:alternate" content="${OPEN_GRAPH_LOCALES[one]}">`,
    ),
  ].join('\n    ');
}
