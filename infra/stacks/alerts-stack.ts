import { Stack } from 'aws-cdk-lib';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addJob, type Queues } from '../constructs/add-job.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { JOBS } from '../functions.ts';
import { jobNeeds } from '../needs/all-needs.ts';
import { JOB_TIMEOUT_S, type JobNeeds } from '../needs/needs.ts';
import type { Settings } from '../settings.ts';

export interface AlertsProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  /** Receives letters to be mailed. */
  readonly email: WorkQueue;
}

/** From a new forecast to the letters of its subscribers. */
export class AlertsStack extends Stack {
  /** Receives beaches with a new forecast. */
  readonly alerts: WorkQueue;

  constructor(scope: Construct, id: string, { bundleDir, settings, table, email }: AlertsProps) {
    super(scope, id, { env: { region: settings.region }, description: 'Groundswell: from forecasts to alerts' });
    const alarmActions = settings.alarmTopicArn
      ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', settings.alarmTopicArn))]
      : [];
    const addQueue = (name: string) =>
      new WorkQueue(this, name, { workerTimeoutS: JOB_TIMEOUT_S, lateAfterMinutes: 30, alarmActions });
    this.alerts = addQueue('Alerts');
    const queues: Queues = {
      alerts: this.alerts,
      'alert-emails': addQueue('AlertEmails'),
      pushes: addQueue('Pushes'),
      email,
    };
    for (const name of JOBS.alerts) {
      const { pushes }: JobNeeds = jobNeeds[name];
      const rights = pushes ? pushRights(settings) : { environment: {}, allow: [] };
      addJob(this, name, { bundleDir, area: 'alerts', table, queues, alarmActions, ...rights });
    }
  }
}

/** Our keys at push services, and the address they may write to. */
function pushRights({ push, contactAddress }: Settings) {
  return {
    environment: {
      PUSH_SECRET_ARN: push?.secretArn ?? '',
      CONTACT_ADDRESS: contactAddress ?? '',
      // A browser's own push service, unless all are reached by way of another address.
      PUSH_PROXY_URL: '',
    },
    allow: push
      ? [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [push.secretArn] })]
      : [],
  };
}
