import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeMarkup } from '../../packages/present/src/texts/escape-markup.ts';
import { type Language, pageTags } from './page-tags.ts';

export interface StaticPage {
  readonly language: Language;
  readonly product: string;
  /** Set for a page with a head of its own; without it the head describes the site. */
  readonly headed?: { readonly path: string; readonly area: string };
}

/**
 * Builds the static page in one language, for URLs that no server function renders. It sets the language and title, and
 * preloads the messages of that language. The link to the English messages holds the URLs of the other languages in
 * `data-es` and so on.
 */
export function pageInLanguage(html: string, page: StaticPage): string {
  const { language } = page;
  const link = /<link rel="modulepreload"[^>]* data-es=[^>]*>/.exec(html)?.[0];
  const file = link && new RegExp(` data-${language.toLowerCase()}="([^"]+)"`).exec(link)?.[1];
  if (!link || (!file && language !== 'en')) throw new Error(`The page names no words of ${language}.`);
  const preload = file ? link.replace(/ href="[^"]*"/, () => ` href="${file}"`) : link;
  return html
    .replace(link, () => preload)
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<!--head-->', () => drawHead(page));
}

/** Builds the tags for link previews and search engines, for a page whose HTML no server function renders. */
function drawHead({ language, product, headed }: StaticPage): string {
  const area = headed?.area ?? 'home';
  const words = JSON.parse(readFileSync(join(import.meta.dirname, `../messages/${area}/${language}.json`), 'utf8'));
  const titleOf = (text: string) => (headed ? `${text} · ${product}` : text.replace('{product}', () => product));
  return headTags({
    title: titleOf(words[`${area}_title`]),
    description: words[`${area}_description`],
    language,
    product,
    path: headed?.path,
  });
}

interface Head {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  readonly product: string;
  /** Undefined for a page that serves many URLs, none of which is known at build time. */
  readonly path: string | undefined;
}

/** Builds the tags of a page's head, from its title to its URLs in each language. */
export function headTags({ language, product, path, ...said }: Head): string {
  const title = escapeMarkup(said.title);
  const description = escapeMarkup(said.description);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeMarkup(product)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    // At deployment, infra/address-site.ts prefixes this path with the site's origin if the origin is known.
    `<meta property="og:image" content="/share-picture.png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${title}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...(path === undefined ? [] : [pageTags(path, language)]),
  ].join('\n    ');
}
