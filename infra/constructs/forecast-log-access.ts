import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { accept } from './accept.ts';

/**
 * The folder of the log of forecasts in the tiles bucket, which the site serves. No lifecycle rule matches it, because
 * the log is kept forever.
 */
const FORECAST_LOG = 'tiles/forecast-log';

/**
 * Builds the IAM statements to read the log, or to append to it. The conditional writes of the code keep what is
 * written. Both may list the bucket; otherwise S3 would reply 403 instead of 404 for a missing file.
 */
export function forecastLogStatements(tiles: Bucket, access: 'read' | 'append'): PolicyStatement[] {
  const files = access === 'append' ? `${FORECAST_LOG}/*` : `${FORECAST_LOG}/log.txt`;
  const actions = access === 'append' ? ['s3:GetObject', 's3:PutObject'] : ['s3:GetObject'];
  return [
    new PolicyStatement({ actions, resources: [tiles.arnForObjects(files)] }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [tiles.bucketArn] }),
  ];
}

/** Accepts cdk-nag's wildcard finding for the files of runs, all of them in this one folder. */
export function acceptForecastLogNames(stack: Stack, tiles: Bucket): void {
  const bucket = stack.resolve(Stack.of(tiles).exportValue(tiles.bucketArn))['Fn::ImportValue'];
  accept(
    stack,
    `AwsSolutions-IAM5[Resource::${bucket}/${FORECAST_LOG}/*]`,
    'A file of the log is named by its run, all of them under this one prefix.',
  );
}
