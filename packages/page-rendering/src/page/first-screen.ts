import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SITE_CODE = pathToFileURL(join(import.meta.dirname, 'draw-page.mjs'));

export interface FirstScreen {
  /** The call of the reply, with its units. */
  readonly path: string;
  readonly reply: object;
  /** UTC ms. */
  readonly drawnAt: number;
}

export interface ScreenWithHead {
  readonly screen: string;
  readonly head: { readonly title: string; readonly description: string } | undefined;
}

/** The site's own code (`web/src/server.tsx`), beside the bundle of a function that draws a page. */
interface SiteCode {
  readonly drawPage: (screen: FirstScreen) => Promise<string>;
  readonly drawWithHead: (screen: FirstScreen) => Promise<ScreenWithHead>;
}

/** The first screen of a page without its script, in a language. */
export async function drawFirstScreen(screen: FirstScreen, language: string): Promise<string> {
  return (await siteCode(language)).drawPage(screen);
}

/** The same, with the title and description that the page gives itself. */
export async function drawScreenWithHead(screen: FirstScreen, language: string): Promise<ScreenWithHead> {
  return (await siteCode(language)).drawWithHead(screen);
}

/** Texts of a language are bound when the code is loaded, so each language has its own copy. */
function siteCode(language: string): Promise<SiteCode> {
  return import(`${SITE_CODE}?lang=${language}`);
}
