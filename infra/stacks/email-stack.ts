import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type IAlarmAction, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  type IConfigurationSet,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { addJob } from '../constructs/add-job.ts';
import { readStatements, type Secrets, secretArns, secretSettings } from '../constructs/secrets.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { JOBS, type JobNameOf } from '../functions.ts';
import { mailGapMs } from '../mail-gap.ts';
import { jobNeeds } from '../needs/all-needs.ts';
import { JOB_TIMEOUT_S, type JobNeeds } from '../needs/needs.ts';
import type { MailSender, Settings } from '../settings.ts';

export interface MailProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  readonly secrets: Secrets;
}

/** The jobs that send emails, and that process their bounces and complaints. */
export class EmailStack extends Stack {
  /** The queue of emails that somebody waits for at the screen. No other email delays them. */
  readonly codes: WorkQueue;
  /** The queue of other emails to write and send. */
  readonly email: WorkQueue;
  /** The queue of newsletter recipients. It is separate, so that no other email waits behind a newsletter. */
  private readonly digests: WorkQueue;
  private readonly props: MailProps;
  private readonly alarmActions: readonly IAlarmAction[];
  private readonly set: IConfigurationSet;

  constructor(scope: Construct, id: string, props: MailProps) {
    super(scope, id, { env: { region: props.settings.region }, description: 'Groundswell: letters' });
    this.props = props;
    const { alarmTopicArn, mailFrom } = props.settings;
    this.alarmActions = alarmTopicArn ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', alarmTopicArn))] : [];
    this.codes = new WorkQueue(this, 'Codes', {
      workerTimeoutS: jobNeeds['send-code'].timeoutS ?? 0,
      lateAfterMinutes: 1,
      alarmActions: this.alarmActions,
    });
    this.email = new WorkQueue(this, 'Letters', {
      workerTimeoutS: jobNeeds['send-email'].timeoutS ?? 0,
      lateAfterMinutes: 5,
      alarmActions: this.alarmActions,
    });
    this.digests = new WorkQueue(this, 'Digests', {
      workerTimeoutS: JOB_TIMEOUT_S,
      lateAfterMinutes: 12 * 60,
      alarmActions: this.alarmActions,
    });
    this.set = props.settings.localServices
      ? ConfigurationSet.fromConfigurationSetName(this, 'Mail', 'local')
      : new ConfigurationSet(this, 'Mail', {
          tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
          // The app's jobs send only pass codes to bounced addresses, and SES's suppression list would block those too.
          disableSuppressionList: true,
        });
    const identity = mailFrom && this.addIdentity(mailFrom);
    for (const name of JOBS.email) this.addMailJob(name, identity);
  }

  /** Adds the sending domain, and outputs the DNS records that prove its ownership. */
  private addIdentity({ domain }: MailSender): EmailIdentity {
    const identity = new EmailIdentity(this, 'Sender', {
      identity: Identity.domain(domain),
      mailFromDomain: `mail.${domain}`,
      feedbackForwarding: false,
    });
    for (const [index, { name, value }] of identity.dkimRecords.entries())
      new CfnOutput(this, `DkimRecord${index + 1}`, { value: `${name} CNAME ${value}` });
    return identity;
  }

  private addMailJob(name: JobNameOf<'email'>, identity: EmailIdentity | undefined): void {
    const { bundleDir, table, secrets } = this.props;
    const needs: JobNeeds = jobNeeds[name];
    const job = addJob(this, name, {
      bundleDir,
      area: 'email',
      table,
      queues: { codes: this.codes, email: this.email, digests: this.digests },
      alarmActions: this.alarmActions,
      environment: { ...(needs.mails && this.mailSettings(needs.mails)), ...secretSettings(secrets, needs.secrets) },
      allow: [
        ...(needs.mails && identity ? [this.mailing(identity)] : []),
        ...readStatements(secretArns(secrets, needs.secrets)),
      ],
    });
    if ('hears' in needs.runs) this.subscribeToMailEvents(job);
  }

  private mailSettings(mails: NonNullable<JobNeeds['mails']>): Record<string, string> {
    const { settings } = this.props;
    return {
      PRODUCT_NAME: settings.productName,
      BASIC_DAYS: String(settings.basicDays),
      SITE_URL: settings.siteUrl ?? '',
      MAIL: settings.mailFrom ? 'on' : 'off',
      MAIL_FROM: settings.mailFrom?.text ?? '',
      CONTACT_ADDRESS: settings.contactAddress ?? '',
      ...(mails === 'in-turn' && { MAIL_GAP_MS: String(mailGapMs(settings)) }),
      MAIL_CONFIGURATION_SET: this.set.configurationSetName,
    };
  }

  /** Allows sending from this one address, and only with the configuration set that reports bounces and complaints. */
  private mailing(identity: EmailIdentity): PolicyStatement {
    const set = this.formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.set.configurationSetName,
    });
    return new PolicyStatement({
      actions: ['ses:SendRawEmail'],
      resources: [identity.emailIdentityArn, set],
      conditions: { StringEquals: { 'ses:FromAddress': this.props.settings.mailFrom?.address } },
    });
  }

  /**
   * Subscribes the job to SES's events. SES cannot use the AWS managed key for topics, so this topic has its own key.
   */
  private subscribeToMailEvents(job: LambdaFunction): void {
    const key = new Key(this, 'EventsKey', {
      description: 'Groundswell: what became of mail',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        actions: ['kms:GenerateDataKey', 'kms:Decrypt'],
        resources: ['*'],
        conditions: { StringEquals: { 'AWS:SourceAccount': this.account } },
      }),
    );
    const topic = new Topic(this, 'Events', { masterKey: key, enforceSSL: true });
    topic.addSubscription(new LambdaSubscription(job));
    if (this.set instanceof ConfigurationSet)
      this.set.addEventDestination('ToTopic', {
        destination: EventDestination.snsTopic(topic),
        events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
      });
    const failing = job.metricErrors({ period: Duration.hours(1) }).createAlarm(job, 'Failing', {
      alarmDescription: 'A bounce or complaint could not be noted.',
      threshold: 1,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    failing.addAlarmAction(...this.alarmActions);
  }
}
