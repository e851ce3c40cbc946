import { Duration } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { readStage, removalPolicy } from '../stage.ts';

const PRIVATE: BucketProps = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
};
const ABANDONED_UPLOADS = { abortIncompleteMultipartUploadAfter: Duration.days(1) };

/** Empties and removes a bucket with its stack if the stage does not keep data. */
function lifeOf({ node }: Construct): BucketProps {
  const stage = readStage(node);
  return { removalPolicy: removalPolicy(stage), autoDeleteObjects: !stage.keepsData };
}

/** Creates a bucket without public access that requires TLS 1.2; its access log goes to `logs/<id>/`. */
export function privateBucket(scope: Construct, id: string, logs: IBucket, props: BucketProps = {}): Bucket {
  return new Bucket(scope, id, {
    ...PRIVATE,
    ...lifeOf(scope),
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: `${id}/`,
    ...props,
    lifecycleRules: [ABANDONED_UPLOADS, ...(props.lifecycleRules ?? [])],
  });
}

/** Creates the bucket of access logs, which are kept for 90 days. */
export function logsBucket(scope: Construct, id: string, props: BucketProps): Bucket {
  return new Bucket(scope, id, {
    ...PRIVATE,
    ...lifeOf(scope),
    ...props,
    lifecycleRules: [{ ...ABANDONED_UPLOADS, expiration: Duration.days(90) }],
  });
}
