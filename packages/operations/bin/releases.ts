// npm run releases: lists the versions of the site, serves an earlier one, and removes those that no reader needs.
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3';
import { readCommandLine } from '../../local/bin/command-line.mjs';
import {
  findEdgeFunction,
  findPrevious,
  listReleases,
  pruneReleases,
  readLiveFolder,
  type Site,
  switchTo,
} from '../src/index.ts';
import { onCloud } from './on-cloud.ts';

const { values, words } = readCommandLine({
  usage: `npm run releases -- [list|back|use|prune]

  list            the versions of the site in the bucket, newest first; the default
  back            serves the version before the live one
  use ID          serves this version, as list names it
  prune           removes versions that no reader needs

  --stage NAME    of this stage, as dev; without it of production`,
  options: { stage: 'text' },
  words: [['list', 'back', 'use', 'prune'], 'ID'],
  least: 0,
  check: ({ words: [verb, id] }) => {
    if (verb === 'use') return id === undefined ? 'Name the release: use ID.' : undefined;
    return id === undefined ? undefined : `"${id}" is a word too many.`;
  },
});
const [verb, id] = words;

await onCloud(undefined, async () => {
  const site = await findSite(values.stage);
  if (verb === 'prune')
    for (const { folder } of await pruneReleases(site, Date.now())) console.log(`Removed ${folder}.`);
  if (verb === 'back') await switchTo(site, await findPrevious(site));
  if (verb === 'use') {
    const release = (await listReleases(site)).find(({ folder }) => folder === `releases/${id}`);
    if (!release) throw new Error(`No release is named ${id}: npm run releases -- list`);
    await switchTo(site, release);
  }
  const live = await readLiveFolder(site.cloudfront, site.edgeFunction);
  for (const { folder, publishedAt, isComplete } of await listReleases(site)) {
    const state = folder === live ? 'live' : isComplete ? '' : 'not complete';
    console.log(`${folder.replace('releases/', '')}  ${new Date(publishedAt).toISOString()}  ${state}`.trimEnd());
  }
});

/** Finds a stage's site by the names that CloudFormation and the CDK derive from its stacks' names. */
async function findSite(stage = 'prod'): Promise<Site> {
  const s3 = new S3Client({});
  const cloudfront = new CloudFrontClient({ region: 'us-east-1' });
  const app = stage === 'prod' ? 'Groundswell' : `Groundswell${stage[0]?.toUpperCase()}${stage.slice(1)}`;
  const Prefix = `${app}data-site`.toLowerCase();
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({ Prefix }));
  const [bucket, ...others] = Buckets.flatMap(({ Name }) => Name ?? []);
  if (!bucket || others.length > 0) throw new Error(`${Buckets.length} buckets are named ${Prefix}…, not one.`);
  return { s3, bucket, cloudfront, edgeFunction: await findEdgeFunction(cloudfront, `${app}Web`) };
}
