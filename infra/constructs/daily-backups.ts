import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { accept } from './accept.ts';

export interface DailyBackupsProps {
  readonly table: ITable;
  /** A bucket with versioning, which AWS Backup requires. */
  readonly bucket: IBucket;
  /** The vault in another region or account that receives a copy. */
  readonly vaultArn: string;
  readonly keptDays: number;
}

/** Backs up the table and a bucket once a day, and copies each backup to another vault. */
export class DailyBackups extends Construct {
  constructor(scope: Construct, id: string, { table, bucket, vaultArn, keptDays }: DailyBackupsProps) {
    super(scope, id);
    const deleteAfter = Duration.days(keptDays);
    const backupVault = new BackupVault(this, 'Vault', { removalPolicy: RemovalPolicy.RETAIN });
    const destinationBackupVault = BackupVault.fromBackupVaultArn(this, 'Elsewhere', vaultArn);
    const plan = new BackupPlan(this, 'Plan', { backupPlanName: `${Stack.of(this).stackName}-daily`, backupVault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'daily',
        scheduleExpression: Schedule.cron({ hour: '9', minute: '0' }),
        deleteAfter,
        copyActions: [{ destinationBackupVault, deleteAfter }],
      }),
    );
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSBackupServiceRolePolicyForBackup'),
        ManagedPolicy.fromAwsManagedPolicyName('AWSBackupServiceRolePolicyForS3Backup'),
      ],
    });
    accept(role, 'AwsSolutions-IAM4', "AWS Backup's own policies name the actions that it needs on what it backs up.");
    plan.addSelection('Data', {
      role,
      resources: [BackupResource.fromArn(table.tableArn), BackupResource.fromArn(bucket.bucketArn)],
    });
  }
}
