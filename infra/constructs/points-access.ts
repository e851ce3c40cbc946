import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket, LifecycleRule } from 'aws-cdk-lib/aws-s3';
import type { PointsAccess } from '../needs/needs.ts';
import { accept } from './accept.ts';

/**
 * The folders of the point data (waves and wind at single points of the ocean) in the tiles bucket. No URL of the site
 * leads to these folders.
 */
export const POINT_FOLDERS = { steps: 'points/steps', winds: 'points/winds', blocks: 'points/blocks' } as const;
const SHOWN = 'points/firstTime.txt';

/**
 * The lifecycle rules of the point data's folders. Winds are kept for 17 days, as long as swell may travel. The text
 * file that names the displayed run does not expire.
 */
export const POINTS_EXPIRE: LifecycleRule[] = [
  { prefix: `${POINT_FOLDERS.steps}/`, expiration: Duration.days(2) },
  { prefix: `${POINT_FOLDERS.blocks}/`, expiration: Duration.days(4) },
  { prefix: `${POINT_FOLDERS.winds}/`, expiration: Duration.days(17) },
];

const MAY: Readonly<Record<PointsAccess, { readonly put: readonly string[]; readonly get: readonly string[] }>> = {
  draw: { put: [`${POINT_FOLDERS.steps}/*`, `${POINT_FOLDERS.winds}/*`], get: [] },
  pack: { put: [`${POINT_FOLDERS.blocks}/*`, SHOWN], get: [`${POINT_FOLDERS.steps}/*`, SHOWN] },
  read: { put: [], get: [`${POINT_FOLDERS.blocks}/*`, SHOWN] },
  winds: { put: [], get: [`${POINT_FOLDERS.winds}/*`] },
};

/**
 * Builds the IAM statements for a kind of access to the point data. A function that reads may also list the bucket;
 * otherwise S3 would reply 403 instead of 404 for a missing object.
 */
export function pointsStatements(tiles: Bucket, access: PointsAccess): PolicyStatement[] {
  const { put, get } = MAY[access];
  const statement = (action: string, keys: readonly string[]) =>
    keys.length > 0
      ? [new PolicyStatement({ actions: [action], resources: keys.map((key) => tiles.arnForObjects(key)) })]
      : [];
  return [
    ...statement('s3:PutObject', put),
    ...statement('s3:GetObject', get),
    ...(get.length > 0 ? [new PolicyStatement({ actions: ['s3:ListBucket'], resources: [tiles.bucketArn] })] : []),
  ];
}

/**
 * Accepts cdk-nag's wildcard findings for all functions of a stack at once. The findings are the same for each
 * function: they name only the folder and the bucket, which another stack owns.
 */
export function acceptPointNames(stack: Stack, tiles: Bucket, folders: readonly string[]): void {
  const bucket = stack.resolve(Stack.of(tiles).exportValue(tiles.bucketArn))['Fn::ImportValue'];
  for (const folder of folders)
    accept(
      stack,
      `AwsSolutions-IAM5[Resource::${bucket}/${folder}/*]`,
      'The names of these objects are made at run time, all of them under this one prefix.',
    );
}
