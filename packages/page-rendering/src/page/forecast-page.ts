import { type getForecast, LANGUAGES } from '@groundswell/contracts';
import { listRegions } from '@groundswell/data/places';
import { escapeMarkup, placeName, wordsOf } from '@groundswell/present';
import type { PageContent } from '@groundswell/runtime';
import { drawPageHead } from './page-head.ts';
import { drawFailedPage, drawReply, drawSitePage } from './site-page.ts';

type Content = PageContent<typeof getForecast>;

/**
 * The site's shell in the reader's language with the title and tags of one forecast or overview and the reply itself
 * inlined, so that the page needs no second request; a beach's first screen is drawn too, so that its first paint needs
 * no script. Where the call failed, the same shell shows the failure.
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
 * For readers without scripts: links to a place's beaches, whose own pages are drawn here; on a not-found page, links
 * to similar places and all regions.
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
