import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ForecastReply } from '@groundswell/contracts';

const SITE_CODE = pathToFileURL(join(import.meta.dirname, 'draw-page.mjs'));

export interface FirstScreen {
  /** The call that the reply answers, with its units. */
  readonly path: string;
  readonly reply: ForecastReply;
  /** UTC ms. */
  readonly drawnAt: number;
}

/** The site's own code (`web/src/server.tsx`), which lies beside the bundle of a function that draws a page. */
interface SiteCode {
  readonly drawPage: (screen: FirstScreen) => Promise<string>;
}

/** What a beach's page shows before its script has come, in a language. */
export async function drawFirstScreen(screen: FirstScreen, language: string): Promise<string> {
  // A language's words are read when the code is: each has a copy of its own.
  const { drawPage }: SiteCode = await import(`${SITE_CODE}?lang=${language}`);
  return drawPage(screen);
}
