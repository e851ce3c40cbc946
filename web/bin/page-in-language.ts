import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeMarkup } from '../../packages/present/src/texts/escape-markup.ts';

export interface StaticPage {
  readonly language: string;
  /** The product's name. */
  readonly product: string;
}

/**
 * The site's page as a reader of one language gets it where no function draws it: it says so, is titled, and loads the
 * words of that language beside its code, which `data-es` and so on of the link to those of English name.
 */
export function pageInLanguage(html: string, { language, product }: StaticPage): string {
  const link = /<link rel="modulepreload"[^>]* data-[^>]*>/.exec(html)?.[0];
  const file = link && new RegExp(` data-${language.toLowerCase()}="([^"]+)"`).exec(link)?.[1];
  if (!link || (!file && language !== 'en')) throw new Error(`The page names no words of ${language}.`);
  const preload = file ? link.replace(/ href="[^"]*"/, () => ` href="${file}"`) : link;
  return html
    .replace(link, () => preload)
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<!--head-->', () => drawHead({ language, product }));
}

/** What link previews and search engines are told of a page that no function draws: it is about the site. */
function drawHead({ language, product }: StaticPage): string {
  const words = JSON.parse(readFileSync(join(import.meta.dirname, `../messages/home/${language}.json`), 'utf8'));
  const title = escapeMarkup(words.home_title.replace('{product}', product));
  const description = escapeMarkup(words.home_description);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeMarkup(product)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    // The site's own address is put before it where that is known (infra/address-site.ts).
    `<meta property="og:image" content="/share-picture.png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${title}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ].join('\n    ');
}
