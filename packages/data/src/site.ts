import { type Objects, processBucket, s3Objects } from './objects.ts';

const KEEP_MS = 60_000;
const SHELL_KEY = 'index.html';

/** Reads the site's page shell, keeping it in memory for a minute; throws when the site has not been deployed. */
export function siteShellReader(objects: Objects, now: () => number = Date.now): () => Promise<string> {
  let kept: { readonly shell: string; readonly at: number } | undefined;
  return async () => {
    if (kept && now() - kept.at < KEEP_MS) return kept.shell;
    const bytes = await objects.find(SHELL_KEY);
    if (!bytes) throw new Error(`The site bucket has no ${SHELL_KEY}.`);
    kept = { shell: new TextDecoder().decode(bytes), at: now() };
    return kept.shell;
  };
}

/** The built web's `index.html`, from the bucket SITE_BUCKET. */
export const readSiteShell: () => Promise<string> = siteShellReader(s3Objects(() => processBucket('SITE_BUCKET')));
