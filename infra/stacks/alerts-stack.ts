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
  readonly email: WorkQueue;
}

/** The pipeline from a new forecast to the alert emails and notifications of its subscribers. */
export class AlertsStack extends Stack {
  /** The queue of beaches with a new forecast. */
  readonly alerts: WorkQueue;
  readonly alertEmails: WorkQueue;
  readonly pushes: WorkQueue;

  constructor(scope: Construct, id: string, { bundleDir, settings, table, email }: AlertsProps) {
    super(scope, id, { env: { region: settings.region }, description: 'Groundswell: from forecasts to alerts' });
    const alarmActions = settings.alarmTopicArn
      ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', settings.alarmTopicArn))]
      : [];
    const addQueue = (name: string) =>
      new WorkQueue(this, name, { workerTimeoutS: JOB_TIMEOUT_S, lateAfterMinutes: 30, alarmActions });
    this.alerts = addQueue('Alerts');
    this.alertEmails = addQueue('AlertEmails');
    this.pushes = addQueue('Pushes');
    const queues: Queues = { alerts: this.alerts, 'alert-emails': this.alertEmails, pushes: this.pushes, email };
    for (const name of JOBS.alerts) {
      const { pushes }: JobNeeds = jobNeeds[name];
      const rights = pushes ? pushRights(settings) : { environment: {}, allow: [] };
      addJob(this, name, { bundleDir, area: 'alerts', table, queues, alarmActions, ...rights });
    }
  }
}

/** Returns the VAPID keys, and the address at which push services may contact the site's owner. */
function pushRights({ push, contactAddress }: Settings) {
  return {
    environment: {
      PUSH_SECRET_ARN: push?.secretArn ?? '',
      CONTACT_ADDRESS: contactAddress ?? '',
      // Empty, so that jobs call each browser's push service directly instead of through a proxy.
      PUSH_PROXY_URL: '',
    },
    allow: push
      ? [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [push.secretArn] })]
      : [],
  };
}
