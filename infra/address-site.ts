import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { drawSecurityTxt } from './security-txt.ts';
import type { Settings } from './settings.ts';
import { drawRobots, drawSitemap } from './sitemap.ts';

/** Matches tags that need an absolute URL; the build writes them with a path only. */
const ADDRESS = /(<(?:meta property="og:(?:image|url)" content|link rel="(?:canonical|alternate)"[^>]* href)=")\//g;

/**
 * Copies the built site into `outDir`, with the site's address in the static pages, because link previews ignore images
 * with a relative URL. Also writes `robots.txt`, `sitemap.xml` and `.well-known/security.txt`. Returns the folder to deploy. If the address is
 * unknown before the deployment, pages stay unchanged and the sitemap is left out.
 */
export function addressSite(
  siteDir: string,
  outDir: string,
  { siteUrl, ...security }: Pick<Settings, 'siteUrl' | 'securityContact' | 'securityPolicyUrl'>,
): string {
  rmSync(outDir, { recursive: true, force: true });
  copySite(siteDir, outDir);
  writeFileSync(join(outDir, 'robots.txt'), drawRobots(siteUrl));
  const securityTxt = drawSecurityTxt({ siteUrl, ...security }, Date.now());
  if (securityTxt !== undefined) {
    mkdirSync(join(outDir, '.well-known'), { recursive: true });
    writeFileSync(join(outDir, '.well-known/security.txt'), securityTxt);
  }
  if (siteUrl === undefined) return outDir;
  writeFileSync(join(outDir, 'sitemap.xml'), drawSitemap(siteUrl));
  for (const name of readdirSync(outDir).filter((file) => file.endsWith('.html'))) {
    const page = readFileSync(join(outDir, name), 'utf8');
    writeFileSync(
      join(outDir, name),
      page.replace(ADDRESS, (_, tag) => `${tag}${siteUrl}/`),
    );
  }
  return outDir;
}

/**
 * Copies the pages, because their addresses are rewritten afterwards. Hard-links the other 2000 or so files, which is
 * safe because no build overwrites a file in place.
 */
function copySite(siteDir: string, outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  for (const entry of readdirSync(siteDir, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(outDir, relative(siteDir, from));
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    else if (/\.(?:html|txt|xml)$/.test(entry.name)) copyFileSync(from, to);
    else linkOrCopy(from, to);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Hard links fail across file systems, and on file systems without links.
    copyFileSync(from, to);
  }
}
