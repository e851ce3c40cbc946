import { imagePath, LANGUAGES, type Language } from '@groundswell/contracts';
import { escapeMarkup } from '@groundswell/present';
import { addressIn } from '../page/head-tags.ts';

export interface SitemapPost {
  readonly slug: string;
  readonly authorId: number;
  readonly imageId?: string | undefined;
  readonly texts: Readonly<Partial<Record<Language, unknown>>>;
}

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
].join(' ');

/** Writes the sitemap of the blog and its posts, each with its languages and its picture. */
export function drawBlogSitemap(site: string, posts: readonly SitemapPost[]): string {
  const own = ['/blog', '/blog/topics', '/blog/tags'].map((path) => ({
    path,
    languages: [...LANGUAGES],
    image: undefined,
  }));
  const of = posts.map(({ slug, authorId, imageId, texts }) => ({
    path: `/blog/${authorId}/${slug}`,
    languages: LANGUAGES.filter((one) => texts[one] !== undefined),
    image: imageId === undefined ? undefined : `${site}${imagePath(imageId)}`,
  }));
  const urls = [...own, ...of].flatMap(({ path, languages, image }) => {
    const links = languages.map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${one}" href="${escapeMarkup(addressIn(`${site}${path}`, one))}"/>`,
    );
    const picture =
      image === undefined ? '' : `<image:image><image:loc>${escapeMarkup(image)}</image:loc></image:image>`;
    return languages.map(
      (one) => `<url><loc>${escapeMarkup(addressIn(`${site}${path}`, one))}</loc>${links.join('')}${picture}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls.join('\n')}\n</urlset>\n`;
}
