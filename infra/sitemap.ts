import { builtPages } from '@groundswell/contracts';
import { listRegions } from '@groundswell/data/places';

/** The site's own indexable pages. The other pages are personal, or belong to the installed app. */
const READ_PAGES = ['/', '/nearby', '/maps', '/gift', ...Object.keys(builtPages)];

/** Builds `robots.txt`: crawlers may read all pages. Sitemap URLs must be absolute (https://www.sitemaps.org). */
export function drawRobots(siteUrl: string | undefined): string {
  // The blog's sitemap grows with each post, so a function serves it.
  const sitemaps = ['/sitemap.xml', '/blog/feed/sitemap.xml'].map((path) => `Sitemap: ${siteUrl}${path}\n`);
  return `User-agent: *\nAllow: /\n${siteUrl === undefined ? '' : `\n${sitemaps.join('')}`}`;
}

/**
 * Builds `sitemap.xml`: the site's own pages, then the forecast pages of regions, areas, locals (groups of neighbouring
 * beaches) and beaches.
 */
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
