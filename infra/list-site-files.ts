import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders of the site with a path pattern of their own at the edge, or for functions alone. */
const ELSEWHERE = /^\/(assets|packed|base-map|server)\//;

/** The addresses of the built site's files beside its assets: '/sw.js', '/icons/icon-192.png', '/index.es.html'. */
export function listSiteFiles(siteDir: string): readonly string[] {
  return readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(siteDir, join(parentPath, name))}`)
    .filter((path) => !ELSEWHERE.test(path))
    .sort();
}
