import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { edgeCode } from './edge-code.ts';
import { listSiteFiles } from './list-site-files.ts';

/** A version of the site: the folder of its pages in the bucket, and the edge function that serves them from there. */
export interface Release {
  /** The folder in the bucket, such as `releases/3f2a91c0b7de`. */
  readonly folder: string;
  /** The source of the edge function `site-page`, which names the folder and the files in it. */
  readonly edgeCode: string;
}

/** The folders of files with a hash of their content in their path. All releases share them. */
const SHARED_FOLDERS = ['assets', 'packed', 'base-map'] as const;

/**
 * Derives the release from the content of a built site. Writes its two records into the site's folder, at the keys that
 * they have in the bucket: `assets.json` lists the shared files it needs, `site-page.js` is its edge function.
 */
export function writeRelease(siteDir: string): Release {
  const pages = listSiteFiles(siteDir);
  const assets = listSharedFiles(siteDir);
  const digest = createHash('sha256').update(JSON.stringify([assets, edgeCode('site-page', { files: pages })]));
  for (const page of pages) digest.update(page).update(readFileSync(join(siteDir, page)));
  const folder = `releases/${digest.digest('hex').slice(0, 12)}`;
  const release = { folder, edgeCode: edgeCode('site-page', { files: pages, folder: `/${folder}` }) };
  mkdirSync(join(siteDir, folder), { recursive: true });
  writeFileSync(join(siteDir, folder, 'assets.json'), JSON.stringify(assets));
  writeFileSync(join(siteDir, folder, 'site-page.js'), release.edgeCode);
  return release;
}

function listSharedFiles(siteDir: string): readonly string[] {
  return readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(siteDir, join(parentPath, name)))
    .filter((file) => SHARED_FOLDERS.some((folder) => file.startsWith(`${folder}/`)))
    .sort();
}
