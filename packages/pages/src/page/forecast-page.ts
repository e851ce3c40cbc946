import { type getForecast, LANGUAGES, type Language } from '@groundswell/contracts';
import { listRegions } from '@groundswell/data/places';
import { escapeMarkup, placeName, wordsOf } from '@groundswell/present';
import { logLine, type PageContent } from '@groundswell/runtime';
import { dataBlock } from './data-block.ts';
import { drawFirstScreen } from './first-screen.ts';
import { drawPageHead } from './page-head.ts';
import { preloadLanguage } from './preload-language.ts';
import { readSiteShell } from './site-shell.ts';

type Content = PageContent<typeof getForecast>;

/**
 * The site's shell in the reader's language with the title and tags of one forecast or overview and the reply itself
 * inlined, so that the page needs no second request; a beach's first screen is drawn too, so that its first paint needs
 * no script. Where the call failed, the same shell shows the failure.
 */
export async function drawForecastPage(content: Content): Promise<string> {
  const language = languageOf(content);
  const { screen = '', inlined } = await drawContent(content);
  return preloadLanguage(readSiteShell(), language)
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<!--head-->', () => drawHead(content))
    .replace('<!--links-->', () => drawLinks(content))
    .replace('<div id="root">', (root) => root + screen)
    .replace('<!--data-->', () => dataBlock('application/json', inlined, 'inlined'));
}

function languageOf(content: Content): Language {
  if (!('failed' in content)) return content.query.lang;
  return LANGUAGES.find((known) => known === content.lang) ?? 'en';
}

function drawHead(content: Content): string {
  if ('failed' in content)
    return `<title>${escapeMarkup(content.failed.errorMsg)}</title><meta name="robots" content="noindex">`;
  const { site, reply, query } = content;
  return drawPageHead({ site, reply, language: query.lang, day: query.day });
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
  const words = wordsOf(languageOf(content));
  return places
    .map((place) => `<li><a href="/forecast/${place.slug}">${escapeMarkup(placeName(place, words))}</a></li>`)
    .join('');
}

/** The markup of the page, and the data that it was made from. */
async function drawContent(content: Content): Promise<{ screen?: string; inlined: object }> {
  if ('failed' in content) return { inlined: { path: content.path, failed: content.failed, status: content.status } };
  const { reply, query } = content;
  const path = `${content.path}?units=${query.units}&lang=${query.lang}`;
  if (reply.kind === 'place') return { inlined: { path, reply } };
  const drawn = { path, reply, drawnAt: Date.now() };
  try {
    return { screen: await drawFirstScreen(drawn, query.lang), inlined: drawn };
  } catch (error) {
    // The page's script draws it by itself: a little later, without a second request.
    logLine('error', { page: content.path, error });
    return { inlined: { path, reply } };
  }
}
