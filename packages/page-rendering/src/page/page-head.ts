import {
  type DayReply,
  type ForecastReply,
  LANGUAGES,
  type Language,
  type PlaceOverviewReply,
} from '@groundswell/contracts';
import { advisoryOfDay, bestHoursText, escapeMarkup, type Words, wordsOf } from '@groundswell/present';
import { productName } from '@groundswell/runtime';
import { dataBlock } from './data-block.ts';
import { addressIn, link, localeTags, meta } from './head-tags.ts';
import { structuredData } from './structured-data.ts';

export interface HeadOf {
  /** The site's origin. */
  readonly site: string;
  readonly reply: ForecastReply | PlaceOverviewReply;
  readonly language: Language;
  /** The day in the URL, '2026-11-20'. */
  readonly day?: string | undefined;
}

/** Draws the head of a forecast or overview page: title, and data for search engines and link previews. */
export function drawPageHead({ site, reply, language, day }: HeadOf): string {
  const { title, slug, name, place } = reply;
  const address = `${site}/forecast/${slug}`;
  const canonical = addressIn(address, language);
  const words = wordsOf(language);
  const description = describe(reply, words);
  const preview = previewOf(reply, shownDay(reply, day), { title, description, address: canonical }, words);
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
    meta('property', 'og:title', preview.title),
    meta('property', 'og:description', preview.description),
    meta('property', 'og:url', preview.address),
    ...localeTags(language, LANGUAGES),
    ...(reply.state === 'ready'
      ? drawPicture(pictureOf(site, reply, language, day), preview.alt)
      : [meta('name', 'twitter:card', 'summary')]),
    dataBlock('application/ld+json', structuredData({ address, site, name, place, point })),
  ].join('');
}

/** Finds the day in the URL; undefined if the forecast does not contain it. */
function shownDay(reply: HeadOf['reply'], day: string | undefined): DayReply | undefined {
  return reply.kind === 'beach' ? reply.days.find(({ dateNum }) => dateNum === day) : undefined;
}

interface Preview {
  readonly title: string;
  readonly description: string;
  /** The page's address, which chat apps fetch for the preview. A shared day has a separate address. */
  readonly address: string;
}

/**
 * Returns the texts of a link preview, for the whole page or for the day in its URL, and the alt text of its picture.
 */
function previewOf(
  reply: HeadOf['reply'],
  day: DayReply | undefined,
  page: Preview,
  words: Words,
): Preview & { readonly alt: string } {
  const { picture, list } = words;
  const previewedDay = day ?? (reply.kind === 'beach' ? reply.days[0] : undefined);
  if (!previewedDay) return { ...page, alt: page.title };
  const best = previewedDay.best && picture.best(bestHoursText(previewedDay.best, words));
  const warning = reply.kind === 'beach' ? advisoryOfDay(reply, reply.days.indexOf(previewedDay))?.name : undefined;
  const says = list([warning, previewedDay.surfTxt, previewedDay.condTxt, best].flatMap((part) => part ?? []));
  const alt = picture.alt(list([reply.name, previewedDay.dayTxt]), says);
  if (!day) return { ...page, alt };
  const address = new URL(page.address);
  address.searchParams.set('day', day.dateNum);
  return { title: list([page.title, day.dayTxt]), description: says, address: address.href, alt };
}

/**
 * Returns the URL of the picture that the function `get-share-image` draws. A beach's picture shows today, or the day
 * in the URL if the forecast contains it. A place's picture always shows today.
 */
function pictureOf(site: string, reply: HeadOf['reply'], language: Language, day: string | undefined): string {
  const address = new URL(`${site}/share/${reply.slug}.png`);
  if (reply.kind === 'beach' && reply.days.some(({ dateNum }) => dateNum === day))
    address.searchParams.set('day', `${day}`);
  if (language !== 'en') address.searchParams.set('lang', language);
  return address.href;
}

function drawPicture(address: string, alt: string): string[] {
  return [
    meta('property', 'og:image', address),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function describe(reply: HeadOf['reply'], { page }: Words): string {
  if (reply.kind === 'place') return page.describePlace(reply.name);
  return reply.current.summary ?? page.describeBeach(reply.name);
}
