import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { accept } from './accept.ts';

/** The key prefix of all samples. */
export const SAMPLES_PREFIX = 'samples/';

/**
 * Lets a job read or write samples. A job that reads may also list the bucket; otherwise S3 would reply 403 instead of
 * 404 for a missing sample.
 */
export function samplesStatements(samples: Bucket, access: 'read' | 'write'): PolicyStatement[] {
  const objects = [samples.arnForObjects(`${SAMPLES_PREFIX}*`)];
  if (access === 'write') return [new PolicyStatement({ actions: ['s3:PutObject'], resources: objects })];
  return [
    new PolicyStatement({ actions: ['s3:GetObject'], resources: objects }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [samples.bucketArn] }),
  ];
}

/**
 * Accepts cdk-nag's wildcard findings for all jobs at once, because each finding names only the bucket and the prefix,
 * not the job.
 */
export function acceptSampleNames(samples: Bucket): void {
  const stack = Stack.of(samples);
  const bucket = stack.resolve(samples.bucketArn)['Fn::GetAtt'].join('.');
  accept(
    stack,
    `AwsSolutions-IAM5[Resource::<${bucket}>/${SAMPLES_PREFIX}*]`,
    'The names of samples are made at run time, all of them under this one prefix.',
  );
}
