import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { drawRobots, drawSitemap } from './sitemap.ts';

/** The build's form of attributes that need an absolute address, which it does not have. */
const ADDRESS = /(<(?:meta property="og:(?:image|url)" content|link rel="(?:canonical|alternate)"[^>]* href)=")\//g;

/**
 * Copies the built site into `outDir` with its own address in the static pages (link previews ignore pictures with a
 * relative address), with `robots.txt` and `sitemap.xml`. Returns the folder to deploy. Where the address is unknown
 * before the deployment, pages stay unchanged and there is no sitemap, which would need it.
 */
export function addressSite(siteDir: string, outDir: string, siteUrl: string | undefined): string {
  rmSync(outDir, { recursive: true, force: true });
  copySite(siteDir, outDir);
  writeFileSync(join(outDir, 'robots.txt'), drawRobots(siteUrl));
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

/** Copies the pages, which it rewrites; links the other files, some two thousand, as no build writes into one. */
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
    // Another disk, or one without links.
    copyFileSync(from, to);
  }
}
