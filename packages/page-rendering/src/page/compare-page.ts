import { type ComparisonReply, type compareBeaches, LANGUAGES, type Language } from '@groundswell/contracts';
import { escapeMarkup, wordsOf } from '@groundswell/present';
import { type PageContent, productName } from '@groundswell/runtime';
import { addressIn, link, meta } from './head-tags.ts';
import { drawFailedPage, drawReply, drawSitePage } from './site-page.ts';

type Content = PageContent<typeof compareBeaches>;

/**
 * Renders the HTML page that compares two beaches, with its first screen. If the call failed, the page shows the
 * failure.
 */
export async function drawComparePage(content: Content): Promise<string> {
  if ('failed' in content) return drawFailedPage(content, '');
  const { site, reply, query, path } = content;
  const beaches = query.beaches === undefined ? '' : `beaches=${query.beaches}&`;
  return drawSitePage({
    language: query.lang,
    head: drawCompareHead(site, reply, query.lang),
    links: reply.beaches
      .map(({ slug, name }) => `<li><a href="/forecast/${slug}">${escapeMarkup(name)}</a></li>`)
      .join(''),
    ...(await drawReply(`${path}?${beaches}units=${query.units}&lang=${query.lang}`, reply, query.lang)),
  });
}

/**
 * Renders the title and the meta tags. A pair of beaches has one canonical URL in either order. A page with only one
 * beach names the empty compare page as canonical, because search engines need no copy for every beach.
 */
function drawCompareHead(site: string, { title, beaches, days }: ComparisonReply, language: Language): string {
  const { page } = wordsOf(language);
  const [first, second] = beaches;
  const isPair = first !== undefined && second !== undefined;
  const address = isPair ? `${site}/compare?beaches=${[first.slug, second.slug].sort().join(',')}` : `${site}/compare`;
  const description = days[0]?.text ?? page.describeCompare;
  return [
    `<title>${escapeMarkup(`${title} · ${productName()}`)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', 'index, follow'),
    link('canonical', addressIn(address, language)),
    ...LANGUAGES.map((one) => link('alternate', addressIn(address, one), one)),
    link('alternate', address, 'x-default'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', productName()),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', addressIn(address, language)),
    meta('name', 'twitter:card', 'summary'),
  ].join('');
}
