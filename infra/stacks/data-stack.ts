import { Stack } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type Bucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { accept } from '../constructs/accept.ts';
import { POINTS_EXPIRE } from '../constructs/points-access.ts';
import { logsBucket, privateBucket } from '../constructs/private-bucket.ts';
import { SiteFiles } from '../constructs/site-files.ts';
import { RUNS_OF_TILES_EXPIRE } from '../constructs/tiles-access.ts';
import { RAW_UPLOADS_EXPIRE, SERVED_UPLOADS } from '../constructs/uploads-access.ts';
import type { Settings } from '../settings.ts';
import { removalPolicy } from '../stage.ts';

/**
 * The data that outlives a deployment: the table, the files of the site, the tiles, the uploaded images, the access
 * logs.
 */
export class DataStack extends Stack {
  readonly table: Table;
  readonly logs: Bucket;
  readonly site: Bucket;
  readonly tiles: Bucket;
  readonly uploads: Bucket;

  constructor(scope: Construct, id: string, siteDir: string, { region, stage }: Settings) {
    super(scope, id, {
      env: { region },
      description: 'Groundswell: the table and the buckets',
      terminationProtection: stage.keepsData,
    });
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      timeToLiveAttribute: 'expiresAt',
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: TableEncryption.AWS_MANAGED,
      deletionProtection: stage.keepsData,
      removalPolicy: removalPolicy(stage),
    });
    // A sparse index: only enabled alerts carry its keys.
    this.table.addGlobalSecondaryIndex({
      indexName: 'alerts',
      partitionKey: { name: 'alertsOf', type: AttributeType.STRING },
      sortKey: { name: 'alertOf', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    // A sparse index: only widgets whose maker is known carry its keys.
    this.table.addGlobalSecondaryIndex({
      indexName: 'widgets',
      partitionKey: { name: 'widgetsOf', type: AttributeType.STRING },
      sortKey: { name: 'widgetOf', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });

    // CloudFront requires an ACL to write its logs, so this bucket allows ACLs.
    this.logs = logsBucket(this, 'Logs', { objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED });
    accept(this.logs, 'AwsSolutions-S1', 'This is the bucket that access logs go to; logging its own would never end.');
    this.site = privateBucket(this, 'Site', this.logs);
    this.tiles = privateBucket(this, 'Tiles', this.logs, {
      lifecycleRules: [...RUNS_OF_TILES_EXPIRE, ...POINTS_EXPIRE],
    });
    this.uploads = privateBucket(this, 'Uploads', this.logs, { lifecycleRules: RAW_UPLOADS_EXPIRE });
    for (const bucket of [this.site, this.tiles]) this.letCloudFrontRead(bucket);
    this.letCloudFrontRead(this.uploads, SERVED_UPLOADS);
    // The files are deployed in this stack, so that they exist before the functions whose pages refer to them.
    new SiteFiles(this, 'SiteFiles', siteDir, this.site);
  }

  /**
   * Lets every distribution of this account read. Naming the site's distribution would create a cycle: it needs the
   * API, whose pages need the site's files. Listing makes a missing file a 404 rather than a 403.
   */
  private letCloudFrontRead(bucket: Bucket, keys = '*'): void {
    const ours = {
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      conditions: { StringEquals: { 'AWS:SourceAccount': this.account } },
    };
    bucket.addToResourcePolicy(
      new PolicyStatement({ ...ours, actions: ['s3:GetObject'], resources: [bucket.arnForObjects(keys)] }),
    );
    bucket.addToResourcePolicy(
      new PolicyStatement({ ...ours, actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
    );
  }
}
