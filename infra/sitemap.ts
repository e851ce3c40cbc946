import { builtPages } from '@groundswell/contracts';
import { listRegions } from '@groundswell/data/places';

/** The site's own indexable pages; the others belong to one reader or to the installed app. */
const READ_PAGES = ['/', '/nearby', '/maps', '/gift', ...Object.keys(builtPages)];

/** `robots.txt`: all pages may be read; the sitemaps have absolute addresses, as https://www.sitemaps.org requires. */
export function drawRobots(siteUrl: string | undefined): string {
  // The blog's grows with each post, so a function answers it.
  const sitemaps = ['/sitemap.xml', '/blog/feed/sitemap.xml'].map((path) => `Sitemap: ${siteUrl}${path}\n`);
  return `User-agent: *\nAllow: /\n${siteUrl === undefined ? '' : `\n${sitemaps.join('')}`}`;
}

/** `sitemap.xml`: the pages, then each region with its areas, their locals and beaches. */
export function drawSitemap(siteUrl: string): string {
  const slugs = listRegions().flatMap(({ slug, areas }) => [
    slug,
    ...areas.flatMap(({ slug, locals }) => [
      slug,
      ...locals.flatMap(({ slug, beaches }) => [slug, ...beaches.map((beach) => beach.slug)]),
    ]),
  ]);
  const paths = [...READ_PAGES, ...new Set(slugs.map((slug) => `/forecast/${slug}`))];
  const urls = paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
