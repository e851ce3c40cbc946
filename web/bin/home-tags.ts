export const LANGUAGES = ['en', 'es', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_ES', 'zh-CN': 'zh_CN' };

/** What search engines and previews are told of the first page alone; `infra/address-site.ts` makes its paths addresses. */
export function homeTags(language: Language): string {
  return [
    `<link rel="canonical" href="${addressIn(language)}">`,
    ...LANGUAGES.map((one) => `<link rel="alternate" hreflang="${one}" href="${addressIn(one)}">`),
    `<link rel="alternate" hreflang="x-default" href="/">`,
    `<meta property="og:url" content="${addressIn(language)}">`,
    `<meta property="og:locale" content="${OPEN_GRAPH_LOCALES[language]}">`,
    ...LANGUAGES.filter((one) => one !== language).map(
      (one) => `<meta property="og:locale:alternate" content="${OPEN_GRAPH_LOCALES[one]}">`,
    ),
  ].join('\n    ');
}

/** English has the plain address, which is what a reader gets whom we know nothing of. */
function addressIn(language: Language): string {
  return language === 'en' ? '/' : `/?lang=${language}`;
}
