import { Stack } from 'aws-cdk-lib';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addJob } from '../constructs/add-job.ts';
import type { WorkQueue } from '../constructs/work-queue.ts';
import { JOBS } from '../functions.ts';
import type { Settings } from '../settings.ts';

export interface BlogProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  readonly email: WorkQueue;
}

/** The blog's scheduled jobs: they publish posts at their time, and queue a weekly email for each writer. */
export class BlogStack extends Stack {
  constructor(scope: Construct, id: string, { bundleDir, settings, table, email }: BlogProps) {
    super(scope, id, { env: { region: settings.region }, description: 'Groundswell: what the blog does by itself' });
    const alarmActions = settings.alarmTopicArn
      ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', settings.alarmTopicArn))]
      : [];
    for (const name of JOBS.blog)
      addJob(this, name, {
        bundleDir,
        area: 'blog',
        table,
        queues: { email },
        alarmActions,
        environment: {},
        allow: [],
      });
  }
}
