import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SITE_CODE = pathToFileURL(join(import.meta.dirname, 'draw-page.mjs'));

export interface FirstScreen {
  /** The path of the API call whose reply is rendered, with the units in its query. */
  readonly path: string;
  readonly reply: object;
  /** UTC ms. */
  readonly drawnAt: number;
}

export interface ScreenWithHead {
  readonly screen: string;
  readonly head: { readonly title: string; readonly description: string } | undefined;
}

/** The site's own code (`web/src/server.tsx`), which is deployed beside the bundle of a function that draws pages. */
interface SiteCode {
  readonly drawPage: (screen: FirstScreen) => Promise<string>;
  readonly drawWithHead: (screen: FirstScreen) => Promise<ScreenWithHead>;
}

/** Renders the first screen of a page in a language, without the page's script. */
export async function drawFirstScreen(screen: FirstScreen, language: string): Promise<string> {
  return (await siteCode(language)).drawPage(screen);
}

/** Renders the first screen like `drawFirstScreen`, with the title and description that the page sets. */
export async function drawScreenWithHead(screen: FirstScreen, language: string): Promise<ScreenWithHead> {
  return (await siteCode(language)).drawWithHead(screen);
}

/**
 * Loads the site's code for a language. The module binds its texts when it loads, so each language has its own copy.
 */
function siteCode(language: string): Promise<SiteCode> {
  return import(`${SITE_CODE}?lang=${language}`);
}
