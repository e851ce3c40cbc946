import type { getForecast } from '@groundswell/contracts';
import type { PageContent } from '@groundswell/runtime';
import { dataBlock, escapeHtml } from './html.ts';
import { drawPageHead } from './page-head.ts';
import { preloadLanguage } from './preload-language.ts';
import { readSiteShell } from './site-shell.ts';

type Content = PageContent<typeof getForecast>;

/**
 * The site's shell in the reader's language with the title and tags of one forecast or overview and the reply itself
 * inlined, so that the first paint needs no second trip. Where it failed, the same shell shows the failure.
 */
export async function drawForecastPage(content: Content): Promise<string> {
  const language = 'failed' in content ? 'en' : content.query.lang;
  return preloadLanguage(readSiteShell(), language)
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<!--head-->', () => drawHead(content))
    .replace('<!--data-->', () => drawData(content));
}

function drawHead(content: Content): string {
  if ('failed' in content)
    return `<title>${escapeHtml(content.failed.errorMsg)}</title><meta name="robots" content="noindex">`;
  const { site, reply, query } = content;
  return drawPageHead({ site, reply, language: query.lang });
}

function drawData(content: Content): string {
  const inlined =
    'failed' in content
      ? { path: content.path, failed: content.failed, status: content.status }
      : { path: `${content.path}?units=${content.query.units}&lang=${content.query.lang}`, reply: content.reply };
  return dataBlock('application/json', inlined, 'inlined');
}
