import { type ErrorEnvelope, LANGUAGES, type Language } from '@groundswell/contracts';
import { escapeMarkup, wordsOf } from '@groundswell/present';
import { logLine, productName } from '@groundswell/runtime';
import { dataBlock } from './data-block.ts';
import { drawFirstScreen } from './first-screen.ts';
import { preloadLanguage } from './preload-language.ts';
import { readSiteShell } from './site-shell.ts';

export interface SitePage {
  readonly language: Language;
  /** Title and tags. */
  readonly head: string;
  /** For readers without scripts. */
  readonly links?: string;
  /** The first view, without its script. */
  readonly screen?: string;
  /** The data of the page, and its address. */
  readonly inlined: { readonly path: string; readonly [field: string]: unknown };
  /** The page is there to be read: its scripts come when its reader does something. */
  readonly reads?: boolean;
}

/** The site's shell in a language, with the head, the first view and the data of one page. */
export function drawSitePage({ language, head, links = '', screen = '', inlined, reads = false }: SitePage): string {
  return withOwnStyles(preloadLanguage(readSiteShell(), language), inlined.path)
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--links-->', () => links)
    .replace('<div id="root">', () => `<div id="root"${reads ? ' data-reads' : ''}>${screen}`)
    .replace('<!--data-->', () => dataBlock('application/json', inlined, 'inlined'));
}

/** The styles that the site's build names beside the page's scripts come before anything is drawn. */
function withOwnStyles(shell: string, path: string): string {
  const styles: string[] = [];
  const rest = shell.replace(
    /\s*<link rel="preload" as="style"([^>]*) data-for="([^"]*)">/g,
    (link, file, addresses) => {
      if (!new RegExp(addresses).test(path)) return link;
      styles.push(`<link rel="stylesheet"${file}>`);
      return '';
    },
  );
  return rest.replace('<template id="after-paint">', (start) => styles.join('\n    ') + start);
}

interface Failed {
  readonly path: string;
  readonly failed: Pick<ErrorEnvelope, 'errorMsg'>;
  readonly status: number;
  readonly lang?: string | undefined;
}

/** The same where the call failed, with the title that the page's script gives it. */
export function drawFailedPage({ path, failed, status, lang }: Failed, links: string): string {
  const language = LANGUAGES.find((known) => known === lang) ?? 'en';
  const { page } = wordsOf(language);
  // A refused name is that of no page.
  const title = status === 404 || status === 422 ? page.missing : page.failed;
  return drawSitePage({
    language,
    head: `<title>${escapeMarkup(`${title} · ${productName()}`)}</title><meta name="robots" content="noindex">`,
    links,
    inlined: { path, failed, status },
  });
}

/** The first view of a reply and the data that it was made from. */
export async function drawReply(
  path: string,
  reply: object,
  language: Language,
): Promise<Pick<SitePage, 'screen' | 'inlined'>> {
  const drawn = { path, reply, drawnAt: Date.now() };
  try {
    return { screen: await drawFirstScreen(drawn, language), inlined: drawn };
  } catch (error) {
    // The page's script draws it by itself: a little later, without a second request.
    logLine('error', { page: path, error });
    return { inlined: { path, reply } };
  }
}
