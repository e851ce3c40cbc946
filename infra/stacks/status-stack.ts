import { Stack } from 'aws-cdk-lib';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addJob, type Queues } from '../constructs/add-job.ts';
import { JOBS } from '../functions.ts';
import type { Settings } from '../settings.ts';

export interface StatusProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  readonly queues: Queues;
}

/** The job that checks the queues for the status page. It is a stack of its own, because it reads queues of three. */
export class StatusStack extends Stack {
  constructor(scope: Construct, id: string, { bundleDir, settings, table, queues }: StatusProps) {
    super(scope, id, { env: { region: settings.region }, description: 'Groundswell: whether work is on time' });
    const alarmActions = settings.alarmTopicArn
      ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', settings.alarmTopicArn))]
      : [];
    for (const name of JOBS.status)
      addJob(this, name, { bundleDir, area: 'status', table, queues, alarmActions, environment: {}, allow: [] });
  }
}
