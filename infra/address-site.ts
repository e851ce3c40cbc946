import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the build writes the picture of a page: it does not know where the site will stand. */
const PICTURE = 'property="og:image" content="/';

/**
 * Copies the built site into `outDir` with its own address in the pages that no function draws: who shows a preview of
 * a link takes no picture that is named by its path alone. Returns the folder to deploy: the site as it was built where
 * its address is not known before it is deployed.
 */
export function addressSite(siteDir: string, outDir: string, siteUrl: string | undefined): string {
  if (siteUrl === undefined) return siteDir;
  rmSync(outDir, { recursive: true, force: true });
  cpSync(siteDir, outDir, { recursive: true });
  for (const name of readdirSync(outDir).filter((file) => file.endsWith('.html'))) {
    const page = readFileSync(join(outDir, name), 'utf8');
    writeFileSync(
      join(outDir, name),
      page.replaceAll(PICTURE, () => PICTURE.replace(/\/$/, `${siteUrl}/`)),
    );
  }
  return outDir;
}
