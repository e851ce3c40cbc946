import { Duration, Stack } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  type ITable,
  ProjectionType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type Bucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { accept } from '../constructs/accept.ts';
import { DailyBackups } from '../constructs/daily-backups.ts';
import { POINTS_EXPIRE } from '../constructs/points-access.ts';
import { logsBucket, privateBucket } from '../constructs/private-bucket.ts';
import { SharedFiles } from '../constructs/site-files.ts';
import { RUNS_OF_TILES_EXPIRE } from '../constructs/tiles-access.ts';
import { RAW_UPLOADS_EXPIRE, SERVED_UPLOADS } from '../constructs/uploads-access.ts';
import type { Settings } from '../settings.ts';
import { removalPolicy } from '../stage.ts';

/** The days for which backups and earlier versions of uploads are kept, as long as point-in-time recovery reaches. */
const BACKUPS_KEPT_DAYS = 35;

/**
 * The data that outlives a deployment: the table, the files of the site, the tiles, the uploaded images, the access
 * logs.
 */
export class DataStack extends Stack {
  readonly table: ITable;
  readonly logs: Bucket;
  readonly site: Bucket;
  readonly tiles: Bucket;
  readonly uploads: Bucket;

  constructor(
    scope: Construct,
    id: string,
    siteDir: string,
    settings: Pick<Settings, 'region' | 'stage' | 'restoredTable' | 'backupVaultArn' | 'localServices'>,
  ) {
    super(scope, id, {
      env: { region: settings.region },
      description: 'Groundswell: the table and the buckets',
      terminationProtection: settings.stage.keepsData,
    });
    const table = new Table(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      timeToLiveAttribute: 'expiresAt',
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: TableEncryption.AWS_MANAGED,
      deletionProtection: settings.stage.keepsData,
      removalPolicy: removalPolicy(settings.stage),
    });
    // A sparse index: only enabled alerts carry its keys.
    table.addGlobalSecondaryIndex({
      indexName: 'alerts',
      partitionKey: { name: 'alertsOf', type: AttributeType.STRING },
      sortKey: { name: 'alertOf', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    // A sparse index: only widgets whose maker is known carry its keys.
    table.addGlobalSecondaryIndex({
      indexName: 'widgets',
      partitionKey: { name: 'widgetsOf', type: AttributeType.STRING },
      sortKey: { name: 'widgetOf', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    this.table = settings.restoredTable === undefined ? table : this.replaced(table, settings.restoredTable);

    // CloudFront requires an ACL to write its logs, so this bucket allows ACLs.
    this.logs = logsBucket(this, 'Logs', { objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED });
    accept(this.logs, 'AwsSolutions-S1', 'This is the bucket that access logs go to; logging its own would never end.');
    this.site = privateBucket(this, 'Site', this.logs);
    this.tiles = privateBucket(this, 'Tiles', this.logs, {
      lifecycleRules: [...RUNS_OF_TILES_EXPIRE, ...POINTS_EXPIRE],
    });
    this.uploads = privateBucket(this, 'Uploads', this.logs, {
      versioned: true,
      lifecycleRules: [...RAW_UPLOADS_EXPIRE, { noncurrentVersionExpiration: Duration.days(BACKUPS_KEPT_DAYS) }],
    });
    for (const bucket of [this.site, this.tiles]) this.letCloudFrontRead(bucket);
    this.letCloudFrontRead(this.uploads, SERVED_UPLOADS);
    // These files are deployed in this stack, so that they exist before the functions whose pages refer to them.
    // The local runner serves them from the build.
    if (!settings.localServices) new SharedFiles(this, 'SiteFiles', siteDir, this.site);
    if (settings.backupVaultArn !== undefined)
      new DailyBackups(this, 'Backups', {
        table: this.table,
        bucket: this.uploads,
        vaultArn: settings.backupVaultArn,
        keptDays: BACKUPS_KEPT_DAYS,
      });
  }

  /**
   * Returns the restored table in place of the stack's own. The own table's exports stay, because CloudFormation removes
   * no export while the deployed stacks still import it.
   */
  private replaced(own: Table, restoredTable: string): ITable {
    for (const value of [own.tableArn, own.tableName]) this.exportValue(value);
    return Table.fromTableName(this, 'RestoredTable', restoredTable);
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
