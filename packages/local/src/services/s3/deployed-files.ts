import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { LOCAL_SETTINGS } from '../../build/local-settings.ts';
import { matchesPath } from '../../cloudfront/match-path.ts';
import type { DeploymentPlan } from '../../template/plan.ts';
import { byUtf8, ignoreMissing, type ObjectHead, type Objects, type StoredObject } from './objects.ts';

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
 * Adds the files of deployments to the objects, read from the build's folders without copying. The app was built for
 * another address, which is replaced by `siteUrl` in the files that contain it.
 */
export function withDeployedFiles(objects: Objects, deployments: readonly DeploymentPlan[], siteUrl: string): Objects {
  const find = async (bucket: string, key: string): Promise<StoredObject | undefined> => {
    for (const plan of deployments) {
      const name = plan.bucket === bucket ? nameIn(plan, key) : undefined;
      const file = name === undefined ? undefined : await readDeployed(join(plan.sourceDir, name), siteUrl);
      if (file) return { head: { ...file.head, headers: headersOf(plan, key) }, body: file.body };
    }
    return undefined;
  };
  return {
    ...objects,
    async get(bucket, key, range) {
      const found = await find(bucket, key);
      if (!found) return objects.get(bucket, key, range);
      return range ? { ...found, body: found.body.subarray(range.start, range.end + 1) } : found;
    },
    head: async (bucket, key) => (await find(bucket, key))?.head ?? objects.head(bucket, key),
    async list(bucket, prefix) {
      const deployed = await Promise.all(
        deployments.filter((plan) => plan.bucket === bucket).map((plan) => listDeployed(plan)),
      );
      const keys = [
        ...deployed.flat().filter((key) => key.startsWith(prefix)),
        ...(await objects.list(bucket, prefix)),
      ];
      return [...new Set(keys)].sort(byUtf8);
    },
  };
}

/** Returns the file's name below the deployment's folder; undefined if the deployment does not write this key. */
function nameIn(plan: DeploymentPlan, key: string): string | undefined {
  const prefix = prefixOf(plan);
  const name = key.slice(prefix.length);
  const climbs = name.includes('\0') || name.split('/').some((part) => ['..', '.', ''].includes(part));
  return key.startsWith(prefix) && !climbs && isWanted(name, plan) ? name : undefined;
}

function prefixOf({ prefix }: DeploymentPlan): string {
  return prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
}

function headersOf(plan: DeploymentPlan, key: string): ObjectHead['headers'] {
  return {
    'content-type': plan.contentType ?? TYPES[extname(key)] ?? 'application/octet-stream',
    ...(plan.cacheControl !== undefined && { 'cache-control': plan.cacheControl }),
    ...(plan.contentEncoding !== undefined && { 'content-encoding': plan.contentEncoding }),
  };
}

async function readDeployed(path: string, siteUrl: string): Promise<StoredObject | undefined> {
  const file = await open(path, 'r').catch(ignoreMissing);
  if (!file) return undefined;
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return undefined;
    const bytes = await file.readFile();
    const body = ADDRESSED.test(path)
      ? Buffer.from(bytes.toString('utf8').replaceAll(LOCAL_SETTINGS.siteUrl, siteUrl))
      : bytes;
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    return { head: { sizeBytes: body.length, etag, modifiedAt: Math.floor(stats.mtimeMs), headers: {} }, body };
  } finally {
    await file.close();
  }
}

async function listDeployed(plan: DeploymentPlan): Promise<readonly string[]> {
  const entries = await readdir(plan.sourceDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(plan.sourceDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => isWanted(name, plan))
    .map((name) => prefixOf(plan) + name);
}

/** Whether a file is deployed. CDK passes the filters on in this order: excludes first, then includes, which win. */
function isWanted(name: string, { include, exclude }: DeploymentPlan): boolean {
  const matches = (patterns: readonly string[]) => patterns.some((pattern) => matchesPath(`/${pattern}`, `/${name}`));
  return !matches(exclude) || matches(include);
}
