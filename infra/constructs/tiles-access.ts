import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket, LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { accept } from './accept.ts';

/** The sets of charts, each a folder of the tiles' bucket. */
export const TILE_FOLDERS: readonly string[] = ['wvht', 'gfs-wind', 'nam-wind', 'sst'].map((set) => `tiles/${set}`);

/** The pictures of the first page, drawn from the tiles of waves. */
const PLATES = 'tiles/plate';
const WAVES = 'tiles/wvht';

/** A run's folder begins with its year; `firstTime.txt` does not, and stays. */
export const RUNS_OF_TILES_EXPIRE: LifecycleRule[] = [...TILE_FOLDERS, PLATES].map((folder) => ({
  prefix: `${folder}/2`,
  expiration: Duration.days(4),
}));

/** Lets a job write tiles and change the shown run. It may list too: else a missing text would be a 403, not a 404. */
export function tilesStatements(tiles: Bucket): PolicyStatement[] {
  return [
    new PolicyStatement({ actions: ['s3:PutObject'], resources: [tiles.arnForObjects('tiles/*')] }),
    ...chartRunsStatements(tiles),
  ];
}

/** Lets a function read which run each set shows; it may list for the same reason. */
export function chartRunsStatements(tiles: Bucket): PolicyStatement[] {
  const texts = TILE_FOLDERS.map((folder) => tiles.arnForObjects(`${folder}/firstTime.txt`));
  return [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: texts }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [tiles.bucketArn] }),
  ];
}

/** Lets a job read the tiles of waves and the run that is shown, and write plates. It may list for the same reason. */
export function mapStillsStatements(tiles: Bucket): PolicyStatement[] {
  return [
    new PolicyStatement({ actions: ['s3:PutObject'], resources: [tiles.arnForObjects(`${PLATES}/*`)] }),
    new PolicyStatement({ actions: ['s3:GetObject'], resources: [tiles.arnForObjects(`${WAVES}/*`)] }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [tiles.bucketArn] }),
  ];
}

/**
 * Accepted for all jobs of a stack at once: the finding names only this bucket, which is another stack's, and a prefix.
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
