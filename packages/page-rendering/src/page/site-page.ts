import { type ErrorEnvelope, LANGUAGES, type Language } from '@groundswell/contracts';
import { escapeMarkup, wordsOf } from '@groundswell/present';
import { logLine, productName } from '@groundswell/runtime';
import { dataBlock } from './data-block.ts';
import { drawFirstScreen } from './first-screen.ts';
import { preloadLanguage } from './preload-language.ts';
import { readSiteShell } from './site-shell.ts';

export interface SitePage {
  readonly language: Language;
  /** The title and the meta tags. */
  readonly head: string;
  /** The links for readers without scripts. */
  readonly links?: string;
  /** The first screen as HTML, rendered on the server. */
  readonly screen?: string;
  /** The inlined data of the page, and the path of its API call. */
  readonly inlined: { readonly path: string; readonly [field: string]: unknown };
  /** Whether the page is mainly text to read. Its scripts then load only on the reader's first interaction. */
  readonly defersScripts?: boolean;
}

/** Draws the site's shell in a language, with the head, the first screen and the data of one page. */
export function drawSitePage({
  language,
  head,
  links = '',
  screen = '',
  inlined,
  defersScripts = false,
}: SitePage): string {
  return withOwnStyles(preloadLanguage(readSiteShell(), language), inlined.path)
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--links-->', () => links)
    .replace('<div id="root">', () => `<div id="root"${defersScripts ? ' data-reads' : ''}>${screen}`)
    .replace('<!--data-->', () => dataBlock('application/json', inlined, 'inlined'));
}

/** Turns the preloads of this page's styles into style sheets, so that they apply before the first paint. */
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

/** Draws the shell for a failed call, with the same title as the page's script sets. */
export function drawFailedPage({ path, failed, status, lang }: Failed, links: string): string {
  const language = LANGUAGES.find((known) => known === lang) ?? 'en';
  const { page } = wordsOf(language);
  // A malformed name (422) cannot belong to a page, so it counts as missing.
  const title = status === 404 || status === 422 ? page.missing : page.failed;
  return drawSitePage({
    language,
    head: `<title>${escapeMarkup(`${title} · ${productName()}`)}</title><meta name="robots" content="noindex">`,
    links,
    inlined: { path, failed, status },
  });
}

/** Renders the first screen of a reply; returns it with the data to inline. */
export async function drawReply(
  path: string,
  reply: object,
  language: Language,
): Promise<Pick<SitePage, 'screen' | 'inlined'>> {
  const drawn = { path, reply, drawnAt: Date.now() };
  try {
    return { screen: await drawFirstScreen(drawn, language), inlined: drawn };
  } catch (error) {
    // If rendering fails, the page's script renders the screen from the inlined reply: later, but without a second
    // request.
    logLine('error', { page: path, error });
    return { inlined: { path, reply } };
  }
}
