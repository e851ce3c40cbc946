import { createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error } from './s3-error.ts';

export const ALGORITHM = 'AWS4-HMAC-SHA256';

/** The credentials that sign requests, and their region. */
export interface Signer {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** The day and region in a credential scope, `20261120/us-east-1/s3/aws4_request`. */
export interface CredentialScope {
  /** `20261120` */
  readonly day: string;
  readonly region: string;
}

/**
 * Computes the AWS Signature Version 4 of a text, in hex. The signing key is derived for the day, the region and S3
 * (IAM User Guide, 'Create a signed AWS API request').
 */
export function computeSignature(text: string, secretAccessKey: string, { day, region }: CredentialScope): string {
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (derived, part) => createHmac('sha256', derived).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

/**
 * Checks that a credential, `<key>/<day>/<region>/s3/aws4_request`, belongs to the signer, and that the signed time is
 * on the credential's day. Throws S3Error.
 */
export function checkSigner(credential: string, date: string, signer: Signer): void {
  const [accessKeyId, day = '', region = '', service, end, ...more] = credential.split('/');
  if (!/^\d{8}$/.test(day) || service !== 's3' || end !== 'aws4_request' || more.length > 0)
    throw argument('The credential is not <key>/<day>/<region>/s3/aws4_request.');
  if (region !== signer.region) throw argument(`The region '${region}' is wrong; expecting '${signer.region}'`);
  if (!/^\d{8}T\d{6}Z$/.test(date) || !date.startsWith(day))
    throw argument('X-Amz-Date is not a time of the day that the credential names.');
  if (accessKeyId !== signer.accessKeyId)
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
}

function argument(message: string): S3Error {
  return new S3Error(400, 'InvalidArgument', message);
}

export function isSameSignature(given: string, computed: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(computed)];
  return a.length === b.length && timingSafeEqual(a, b);
}
