import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket, LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { accept } from './accept.ts';

/** The sets of charts, each a folder of the tiles' bucket. */
export const TILE_FOLDERS: readonly string[] = ['wvht', 'gfs-wind', 'nam-wind', 'sst'].map((set) => `tiles/${set}`);

/** The folder of the home page's still map images, which a job draws from the wave tiles. */
const PLATES = 'tiles/plate';
const WAVES = 'tiles/wvht';

/**
 * Lifecycle rules for run folders, whose names begin with the year. `firstTime.txt` does not match the prefix, so it
 * never expires.
 */
export const RUNS_OF_TILES_EXPIRE: LifecycleRule[] = [...TILE_FOLDERS, PLATES].map((folder) => ({
  prefix: `${folder}/2`,
  expiration: Duration.days(4),
}));

/**
 * Lets a job write tiles and change the displayed run. The job may also list the bucket; otherwise S3 would reply 403
 * instead of 404 for a missing text file.
 */
export function tilesStatements(tiles: Bucket): PolicyStatement[] {
  return [
    new PolicyStatement({ actions: ['s3:PutObject'], resources: [tiles.arnForObjects('tiles/*')] }),
    ...chartRunsStatements(tiles),
  ];
}

/**
 * Lets a function read the text file that names the displayed run of each chart set. The function may also list the
 * bucket; otherwise S3 would reply 403 instead of 404 for a missing file.
 */
export function chartRunsStatements(tiles: Bucket): PolicyStatement[] {
  const texts = TILE_FOLDERS.map((folder) => tiles.arnForObjects(`${folder}/firstTime.txt`));
  return [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: texts }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [tiles.bucketArn] }),
  ];
}

/**
 * Lets a job read the wave tiles and the displayed run, and write the still map images. The job may also list the
 * bucket; otherwise S3 would reply 403 instead of 404 for a missing file.
 */
export function mapStillsStatements(tiles: Bucket): PolicyStatement[] {
  return [
    new PolicyStatement({ actions: ['s3:PutObject'], resources: [tiles.arnForObjects(`${PLATES}/*`)] }),
    new PolicyStatement({ actions: ['s3:GetObject'], resources: [tiles.arnForObjects(`${WAVES}/*`)] }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [tiles.bucketArn] }),
  ];
}

/**
 * Accepts cdk-nag's wildcard findings for all jobs of a stack at once. The findings are the same for each job: they
 * name only the prefix and the bucket, which another stack owns.
 */
export function acceptTileNames(stack: Stack, tiles: Bucket): void {
  const bucket = stack.resolve(Stack.of(tiles).exportValue(tiles.bucketArn))['Fn::ImportValue'];
  for (const folder of ['tiles', PLATES, WAVES])
    accept(
      stack,
      `AwsSolutions-IAM5[Resource::${bucket}/${folder}/*]`,
      'The names of tiles are made at run time, all of them under this one prefix.',
    );
}
