import type { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { publishEdgeCode, readLiveFolder } from './edge.ts';
import { listObjects, listReleases, type Release, readAssets, readEdgeCode, type SiteBucket } from './release.ts';

export interface Site extends SiteBucket {
  readonly cloudfront: CloudFrontClient;
  /** The name of the edge function that serves the pages. */
  readonly edgeFunction: string;
}

/** Finds the release before the live one. Throws if none is complete. */
export async function findPrevious(site: Site): Promise<Release> {
  const [releases, live] = await Promise.all([listReleases(site), readLiveFolder(site.cloudfront, site.edgeFunction)]);
  const liveAt = releases.findIndex(({ folder }) => folder === live);
  const previous = liveAt < 0 ? undefined : releases.slice(liveAt + 1).find(({ isComplete }) => isComplete);
  if (previous) return previous;
  throw new Error(`The bucket has no complete release before ${live}.`);
}

/** Serves another release, all pages at once. Throws, and changes nothing, if a part of it is missing. */
export async function switchTo(site: Site, { folder, isComplete }: Release): Promise<void> {
  const assets = await readAssets(site, { folder });
  const folders = [...new Set(assets.map((key) => key.split('/', 1)[0]))];
  const objects = await Promise.all(folders.map((name) => listObjects(site, `${name}/`)));
  const keys = new Set(objects.flat().map(({ key }) => key));
  const missing = assets.filter((key) => !keys.has(key));
  if (!isComplete || missing.length > 0)
    throw new Error(`${folder} is not whole: ${missing[0] ?? 'its pages'} is not in the bucket. Deploy its commit.`);
  await publishEdgeCode(site.cloudfront, site.edgeFunction, await readEdgeCode(site, { folder }));
}
