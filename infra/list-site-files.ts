import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders that have a path pattern of their own at the edge, or that only functions or `npm run releases` read. */
const ELSEWHERE = /^\/(assets|packed|base-map|server|releases)\//;

/**
 * Lists the URLs of the built site's files outside its asset folders: '/sw.js', '/icons/icon-192.png',
 * '/index.es.html'.
 */
export function listSiteFiles(siteDir: string): readonly string[] {
  return readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(siteDir, join(parentPath, name))}`)
    .filter((path) => !ELSEWHERE.test(path))
    .sort();
}
