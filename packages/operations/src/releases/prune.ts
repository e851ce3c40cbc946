import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { chooseRemoved } from './choose-removed.ts';
import { readLiveFolder } from './edge.ts';
import { listObjects, listReleases, type Release, readAssets, recordOf, type SiteBucket } from './release.ts';
import type { Site } from './switch.ts';

/** The most objects that S3 deletes in one request. */
const BATCH = 1000;

/**
 * Deletes the releases that no reader needs, each with the shared files that no other release has. Returns them. Safe to
 * repeat after an interruption; must not run beside a deployment.
 */
export async function pruneReleases(site: Site, now: number): Promise<readonly Release[]> {
  const releases = await listReleases(site);
  const removed = chooseRemoved(releases, await readLiveFolder(site.cloudfront, site.edgeFunction), now);
  const kept = releases.filter((release) => !removed.includes(release));
  const needed = new Set((await Promise.all(kept.map((release) => readAssets(site, release)))).flat());
  for (const release of removed) {
    const unneeded = (await readAssets(site, release)).filter((key) => !needed.has(key));
    const own = (await listObjects(site, `${release.folder}/`)).map(({ key }) => key);
    const record = recordOf(release);
    await deleteKeys(site, [...unneeded, ...own.filter((key) => key !== record)]);
    // The record goes last, so that an interrupted deletion is found and repeated.
    await deleteKeys(site, [record]);
  }
  return removed;
}

/** Deletes the keys. Throws for one that S3 refuses. */
async function deleteKeys({ s3, bucket }: SiteBucket, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += BATCH) {
    const Objects = keys.slice(at, at + BATCH).map((Key) => ({ Key }));
    const { Errors = [] } = await s3.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } }));
    const [refused] = Errors;
    if (refused) throw new Error(`${refused.Key} was not deleted: ${refused.Message}`);
  }
}
