import { Stack } from 'aws-cdk-lib';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addJob } from '../constructs/add-job.ts';
import type { WorkQueue } from '../constructs/work-queue.ts';
import { JOBS } from '../functions.ts';
import { jobNeeds } from '../needs/all-needs.ts';
import type { JobNeeds } from '../needs/needs.ts';
import type { Settings } from '../settings.ts';

export interface AccountsProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  readonly pool: IUserPool;
  readonly email: WorkQueue;
  /** The queue of Stripe customers whose account was deleted. */
  readonly payments: WorkQueue;
}

/** The jobs that complete account calls that failed halfway: they remove identities, send emails and erase rows. */
export class AccountsStack extends Stack {
  constructor(scope: Construct, id: string, { bundleDir, settings, table, pool, email, payments }: AccountsProps) {
    super(scope, id, { env: { region: settings.region }, description: 'Groundswell: what accounts leave to be done' });
    const alarmActions = settings.alarmTopicArn
      ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', settings.alarmTopicArn))]
      : [];
    const removes = new PolicyStatement({
      actions: ['cognito-idp:AdminDeleteUser'],
      resources: [pool.userPoolArn],
    });
    for (const name of JOBS.accounts) {
      const needs: JobNeeds = jobNeeds[name];
      addJob(this, name, {
        bundleDir,
        area: 'accounts',
        table,
        queues: { email, payments },
        alarmActions,
        environment: { USER_POOL_ID: pool.userPoolId },
        allow: needs.removesIdentities ? [removes] : [],
      });
    }
  }
}
