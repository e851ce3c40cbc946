import { type getForecast, LANGUAGES } from '@groundswell/contracts';
import { listRegions } from '@groundswell/data/places';
import { escapeMarkup, placeName, wordsOf } from '@groundswell/present';
import type { PageContent } from '@groundswell/runtime';
import { drawPageHead } from './page-head.ts';
import { drawFailedPage, drawReply, drawSitePage } from './site-page.ts';

type Content = PageContent<typeof getForecast>;

/**
 * Draws the page of a forecast or an overview: the site's shell in the reader's language with title and tags. The reply
 * is inlined, so that the page needs no second request. A beach's first screen is drawn too, so that its first paint
 * needs no script. If the call failed, the shell shows the failure.
 */
export async function drawForecastPage(content: Content): Promise<string> {
  if ('failed' in content) return drawFailedPage(content, drawLinks(content));
  const { site, reply, query, path } = content;
  const address = `${path}?units=${query.units}&lang=${query.lang}`;
  const drawn =
    reply.kind === 'place' ? { inlined: { path: address, reply } } : await drawReply(address, reply, query.lang);
  return drawSitePage({
    language: query.lang,
    head: drawPageHead({ site, reply, language: query.lang, day: query.day }),
    links: drawLinks(content),
    ...drawn,
  });
}

/**
 * Draws links for readers without scripts: to a place's beaches, whose pages are complete HTML; on a not-found page to
 * similar places and all regions.
 */
function drawLinks(content: Content): string {
  const places =
    'failed' in content
      ? [...(content.failed.suggestions ?? []), ...listRegions()]
      : content.reply.kind === 'place'
        ? content.reply.beaches
        : [];
  const lang = 'failed' in content ? LANGUAGES.find((known) => known === content.lang) : content.query.lang;
  const words = wordsOf(lang ?? 'en');
  return places
    .map((place) => `<li><a href="/forecast/${place.slug}">${escapeMarkup(placeName(place, words))}</a></li>`)
    .join('');
}
