import { Stack } from 'aws-cdk-lib';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { type PaymentParts, paymentEnvironment } from '../constructs/account-access.ts';
import { addJob } from '../constructs/add-job.ts';
import { readStatements, type Secrets, secretArns, secretSettings } from '../constructs/secrets.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { JOBS } from '../functions.ts';
import { jobNeeds } from '../needs/all-needs.ts';
import type { Settings } from '../settings.ts';

export interface PlansProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  readonly email: WorkQueue;
  readonly payments: PaymentParts;
  readonly secrets: Secrets;
}

/** The jobs that update users' plans after events at Stripe. */
export class PlansStack extends Stack {
  /** The queue of work for the payment jobs. */
  readonly payments: WorkQueue;

  constructor(scope: Construct, id: string, { bundleDir, settings, table, email, payments, secrets }: PlansProps) {
    super(scope, id, { env: { region: settings.region }, description: 'Groundswell: from payments to plans' });
    const alarmActions = settings.alarmTopicArn
      ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', settings.alarmTopicArn))]
      : [];
    this.payments = new WorkQueue(this, 'Payments', {
      workerTimeoutS: jobNeeds['process-payment-events'].timeoutS ?? 0,
      lateAfterMinutes: 10,
      alarmActions,
    });
    const { secretArn } = payments;
    for (const name of JOBS.plans) {
      const needs = jobNeeds[name];
      const read = [...(secretArn === undefined ? [] : [secretArn]), ...secretArns(secrets, needs.secrets)];
      addJob(this, name, {
        bundleDir,
        area: 'plans',
        table,
        queues: { payments: this.payments, email },
        alarmActions,
        environment: {
          ...paymentEnvironment(payments),
          BASIC_DAYS: String(settings.basicDays),
          ...secretSettings(secrets, needs.secrets),
        },
        allow: readStatements(read),
      });
    }
  }
}
