import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket, LifecycleRule } from 'aws-cdk-lib/aws-s3';
import type { UploadsAccess } from '../needs/needs.ts';
import { accept } from './accept.ts';

/**
 * The folder of files as they were uploaded, which no URL of the site leads to. Processed images have another folder.
 */
const RAW = 'raw';
export const SERVED_UPLOADS = 'uploads/*';

/** After a day, an upload has either become an image or never will. */
export const RAW_UPLOADS_EXPIRE: LifecycleRule[] = [{ prefix: `${RAW}/`, expiration: Duration.days(1) }];

/**
 * The S3 actions that each kind of access allows on uploaded images. A browser that posts a signed form has the rights
 * of the function that signed the form.
 */
const MAY: Readonly<Record<UploadsAccess, Readonly<Record<string, readonly string[]>>>> = {
  post: { 's3:PutObject': [`${RAW}/*`] },
  make: { 's3:GetObject': [`${RAW}/*`], 's3:PutObject': [SERVED_UPLOADS] },
  remove: { 's3:DeleteObject': [`${RAW}/*`, SERVED_UPLOADS] },
};

/**
 * Builds the IAM statements for a kind of access to uploaded files. A function that reads may also list the bucket;
 * otherwise S3 would reply 403 instead of 404 for a missing file.
 */
export function uploadsStatements(uploads: Bucket, access: UploadsAccess): PolicyStatement[] {
  const statements = Object.entries(MAY[access]).map(
    ([action, keys]) =>
      new PolicyStatement({ actions: [action], resources: keys.map((key) => uploads.arnForObjects(key)) }),
  );
  const lists = new PolicyStatement({ actions: ['s3:ListBucket'], resources: [uploads.bucketArn] });
  return access === 'make' ? [...statements, lists] : statements;
}

/**
 * Accepts cdk-nag's wildcard findings for all functions of a stack at once. The findings are the same for each
 * function: they name only the folder and the bucket, which another stack owns.
 */
export function acceptUploadNames(stack: Stack, uploads: Bucket): void {
  const bucket = stack.resolve(Stack.of(uploads).exportValue(uploads.bucketArn))['Fn::ImportValue'];
  for (const keys of [`${RAW}/*`, SERVED_UPLOADS])
    accept(
      stack,
      `AwsSolutions-IAM5[Resource::${bucket}/${keys}]`,
      'The names of pictures are made at run time, all of them under this one prefix.',
    );
}
