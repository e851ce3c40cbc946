import { type ForecastReply, LANGUAGES, type Language, type PlaceOverviewReply } from '@groundswell/contracts';
import { escapeMarkup, type Words, wordsOf } from '@groundswell/present';
import { productName } from '@groundswell/runtime';
import { dataBlock } from './data-block.ts';
import { structuredData } from './structured-data.ts';

export interface HeadOf {
  /** The site's own address. */
  readonly site: string;
  readonly reply: ForecastReply | PlaceOverviewReply;
  readonly language: Language;
  /** The day in the address, '2026-11-20'. */
  readonly day?: string | undefined;
}

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_ES', 'zh-CN': 'zh_CN' };

/** The head of a forecast's or an overview's page: the data of tabs, search engines and link previews. */
export function drawPageHead({ site, reply, language, day }: HeadOf): string {
  const { title, slug, name, place } = reply;
  const address = `${site}/forecast/${slug}`;
  const canonical = addressIn(address, language);
  const description = describe(reply, wordsOf(language));
  const point = reply.kind === 'beach' ? { lat: reply.lat, lon: reply.lon } : undefined;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', 'index, follow, max-image-preview:large'),
    link('canonical', canonical),
    ...LANGUAGES.map((one) => link('alternate', addressIn(address, one), one)),
    link('alternate', address, 'x-default'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', productName()),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', OPEN_GRAPH_LOCALES[language]),
    ...LANGUAGES.filter((one) => one !== language).map((one) =>
      meta('property', 'og:locale:alternate', OPEN_GRAPH_LOCALES[one]),
    ),
    ...(reply.state === 'ready'
      ? drawPicture(pictureOf(site, reply, language, day), title)
      : [meta('name', 'twitter:card', 'summary')]),
    dataBlock('application/ld+json', structuredData({ address, site, name, place, point })),
  ].join('');
}

/**
 * The picture by `get-share-image`: a beach's day, today unless the address names another that is known; a place's
 * today.
 */
function pictureOf(site: string, reply: HeadOf['reply'], language: Language, day: string | undefined): string {
  const address = new URL(`${site}/share/${reply.slug}.png`);
  if (reply.kind === 'beach' && reply.days.some(({ dateNum }) => dateNum === day))
    address.searchParams.set('day', `${day}`);
  if (language !== 'en') address.searchParams.set('lang', language);
  return address.href;
}

function drawPicture(address: string, title: string): string[] {
  return [
    meta('property', 'og:image', address),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The page's one address in a language. English has the plain one, the default for unknown readers. */
function addressIn(address: string, language: Language): string {
  return language === 'en' ? address : `${address}?lang=${language}`;
}

function describe(reply: HeadOf['reply'], { page }: Words): string {
  if (reply.kind === 'place') return page.describePlace(reply.name);
  return reply.current.summary ?? page.describeBeach(reply.name);
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeMarkup(content)}">`;
}

function link(rel: string, href: string, hreflang?: string): string {
  const language = hreflang === undefined ? '' : ` hreflang="${hreflang}"`;
  return `<link rel="${rel}"${language} href="${escapeMarkup(href)}">`;
}
