import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ForecastReply } from '@groundswell/contracts';

const SITE_CODE = pathToFileURL(join(import.meta.dirname, 'draw-page.mjs'));

export interface FirstScreen {
  /** The call of the reply, with its units. */
  readonly path: string;
  readonly reply: ForecastReply;
  /** UTC ms. */
  readonly drawnAt: number;
}

/** The site's own code (`web/src/server.tsx`), beside the bundle of a function that draws a page. */
interface SiteCode {
  readonly drawPage: (screen: FirstScreen) => Promise<string>;
}

/** The first screen of a beach's page without its script, in a language. */
export async function drawFirstScreen(screen: FirstScreen, language: string): Promise<string> {
  // Texts of a language are bound when the code is loaded, so each language has its own copy.
  const { drawPage }: SiteCode = await import(`${SITE_CODE}?lang=${language}`);
  return drawPage(screen);
}
