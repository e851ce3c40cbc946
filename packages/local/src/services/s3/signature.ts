import { createHmac, timingSafeEqual } from 'node:crypto';

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

export function isSameSignature(given: string, computed: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(computed)];
  return a.length === b.length && timingSafeEqual(a, b);
}
