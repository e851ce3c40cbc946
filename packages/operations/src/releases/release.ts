import { GetObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';

/** A version of the site in its bucket (`infra/release.ts` writes its records). */
export interface Release {
  /** The folder of its pages, such as `releases/3f2a91c0b7de`. */
  readonly folder: string;
  /** The time at which its last deployment began, UTC ms. */
  readonly publishedAt: number;
  /** Whether all of it arrived. A deployment that failed before its pages leaves the records alone. */
  readonly isComplete: boolean;
}

export interface SiteBucket {
  readonly s3: S3Client;
  readonly bucket: string;
}

const RECORD = 'assets.json';
/** Every release has this page. Pages are copied after all else. */
const PAGE = 'index.html';

/** Lists the releases in the bucket, newest first. */
export async function listReleases(site: SiteBucket): Promise<readonly Release[]> {
  const objects = await listObjects(site, 'releases/');
  const keys = new Set(objects.map(({ key }) => key));
  return objects
    .filter(({ key }) => key.endsWith(`/${RECORD}`))
    .map(({ key, modifiedAt }) => {
      const folder = key.slice(0, -RECORD.length - 1);
      return { folder, publishedAt: modifiedAt, isComplete: keys.has(`${folder}/${PAGE}`) };
    })
    .sort((a, b) => b.publishedAt - a.publishedAt);
}

/** Lists the keys of the shared files that a release needs. */
export async function readAssets(site: SiteBucket, { folder }: Pick<Release, 'folder'>): Promise<readonly string[]> {
  return JSON.parse(await readText(site, recordOf({ folder })));
}

/** Reads the source of the edge function that serves a release. */
export function readEdgeCode(site: SiteBucket, { folder }: Pick<Release, 'folder'>): Promise<string> {
  return readText(site, `${folder}/site-page.js`);
}

/** Returns the key of the record by which a release is listed. */
export function recordOf({ folder }: Pick<Release, 'folder'>): string {
  return `${folder}/${RECORD}`;
}

/** Lists the objects whose keys begin with a prefix. */
export async function listObjects(
  { s3: client, bucket }: SiteBucket,
  Prefix: string,
): Promise<readonly { readonly key: string; readonly modifiedAt: number }[]> {
  const found: { readonly key: string; readonly modifiedAt: number }[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix }))
    for (const { Key = '', LastModified } of Contents)
      found.push({ key: Key, modifiedAt: LastModified?.getTime() ?? 0 });
  return found;
}

async function readText({ s3, bucket }: SiteBucket, Key: string): Promise<string> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
  if (!Body) throw new Error(`${Key} is empty.`);
  return Body.transformToString();
}
