import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { LOCAL_SETTINGS } from '../../build/local-settings.ts';
import { matchesPath } from '../../cloudfront/match-path.ts';
import type { DeploymentPlan } from '../../template/plan.ts';
import type { Objects } from './objects.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.pbf': 'application/x-protobuf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Files that contain the site's address. */
const ADDRESSED = /\.(?:html|txt|xml)$/;

/**
 * Puts a folder's files into a bucket, as `aws s3 sync` does for CDK's BucketDeployment. The app was built for another
 * address than `siteUrl`, which replaces it in the files that contain it.
 */
export async function deployFiles(objects: Objects, plan: DeploymentPlan, siteUrl: string): Promise<void> {
  const entries = await readdir(plan.sourceDir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(plan.sourceDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => isWanted(name, plan));
  const prefix = plan.prefix === '' || plan.prefix.endsWith('/') ? plan.prefix : `${plan.prefix}/`;

  for (const name of names) {
    const headers = {
      'content-type': plan.contentType ?? TYPES[extname(name)] ?? 'application/octet-stream',
      ...(plan.cacheControl !== undefined && { 'cache-control': plan.cacheControl }),
      ...(plan.contentEncoding !== undefined && { 'content-encoding': plan.contentEncoding }),
    };
    const file = await readFile(join(plan.sourceDir, name));
    const bytes = ADDRESSED.test(name)
      ? Buffer.from(file.toString('utf8').replaceAll(LOCAL_SETTINGS.siteUrl, siteUrl))
      : file;
    await objects.put(plan.bucket, prefix + name, bytes, headers);
  }
  if (!plan.prune) return;
  const kept = new Set(names.map((name) => prefix + name));
  const gone = (await objects.list(plan.bucket, prefix)).filter((key) => !kept.has(key));
  await Promise.all(gone.map((key) => objects.delete(plan.bucket, key)));
}

/**
 * The filters apply in the order in which CDK passes them on: first what is excluded, then what is included after all.
 */
function isWanted(name: string, { include, exclude }: DeploymentPlan): boolean {
  const matches = (patterns: readonly string[]) => patterns.some((pattern) => matchesPath(`/${pattern}`, `/${name}`));
  return !matches(exclude) || matches(include);
}
