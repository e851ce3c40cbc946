import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket, LifecycleRule } from 'aws-cdk-lib/aws-s3';
import type { UploadsAccess } from '../needs/needs.ts';
import { accept } from './accept.ts';

/** Files as they were sent, which no address of the site leads to; and pictures as they are served. */
const RAW = 'raw';
export const SERVED_UPLOADS = 'uploads/*';

/** Whatever was sent is either a picture by then or never will be. */
export const RAW_UPLOADS_EXPIRE: LifecycleRule[] = [{ prefix: `${RAW}/`, expiration: Duration.days(1) }];

/** What a function may do with pictures. A form that a browser posts has the rights of the function that signed it. */
const MAY: Readonly<Record<UploadsAccess, Readonly<Record<string, readonly string[]>>>> = {
  post: { 's3:PutObject': [`${RAW}/*`] },
  make: { 's3:GetObject': [`${RAW}/*`], 's3:PutObject': [SERVED_UPLOADS] },
  remove: { 's3:DeleteObject': [`${RAW}/*`, SERVED_UPLOADS] },
};

/** The rights to that. Who reads may list too: else a missing file would be a 403, not a 404. */
export function uploadsStatements(uploads: Bucket, access: UploadsAccess): PolicyStatement[] {
  const statements = Object.entries(MAY[access]).map(
    ([action, keys]) =>
      new PolicyStatement({ actions: [action], resources: keys.map((key) => uploads.arnForObjects(key)) }),
  );
  const lists = new PolicyStatement({ actions: ['s3:ListBucket'], resources: [uploads.bucketArn] });
  return access === 'make' ? [...statements, lists] : statements;
}

/** Accepted for all functions of a stack at once: the findings name only this bucket, another stack's, and a folder. */
export function acceptUploadNames(stack: Stack, uploads: Bucket): void {
  const bucket = stack.resolve(Stack.of(uploads).exportValue(uploads.bucketArn))['Fn::ImportValue'];
  for (const keys of [`${RAW}/*`, SERVED_UPLOADS])
    accept(
      stack,
      `AwsSolutions-IAM5[Resource::${bucket}/${keys}]`,
      'The names of pictures are made at run time, all of them under this one prefix.',
    );
}
