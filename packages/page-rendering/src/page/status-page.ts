import { type getStatus, LANGUAGES } from '@groundswell/contracts';
import { escapeMarkup } from '@groundswell/present';
import { logLine, type PageContent, productName } from '@groundswell/runtime';
import { drawScreenWithHead } from './first-screen.ts';
import { addressIn, link, meta } from './head-tags.ts';
import { drawFailedPage, drawSitePage } from './site-page.ts';

/** Draws the status page into the site's shell, complete, so that it is readable without scripts. */
export async function drawStatusPage(content: PageContent<typeof getStatus>): Promise<string> {
  if ('failed' in content) return drawFailedPage(content, '');
  const { site, path, reply, query } = content;
  const language = query.lang;
  const drawn = { path: `${path}?lang=${language}`, reply, drawnAt: Date.now() };
  const address = `${site}${path}`;
  const tags = (title: string, description: string) =>
    [
      `<title>${escapeMarkup(title)}</title>`,
      meta('name', 'description', description),
      meta('name', 'robots', 'index, follow'),
      link('canonical', addressIn(address, language)),
      ...LANGUAGES.map((one) => link('alternate', addressIn(address, one), one)),
      link('alternate', address, 'x-default'),
    ].join('');
  try {
    const { screen, head } = await drawScreenWithHead(drawn, language);
    if (!head) throw new Error('The page names no title.');
    return drawSitePage({
      language,
      head: tags(head.title, head.description),
      screen,
      inlined: drawn,
    });
  } catch (error) {
    // If rendering fails, the page's script renders the screen from the inlined reply.
    logLine('error', { page: path, error });
    return drawSitePage({ language, head: tags(productName(), ''), inlined: { path: drawn.path, reply } });
  }
}
