import { Duration, Stack } from 'aws-cdk-lib';
import { type IAlarmAction, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { accept } from '../constructs/accept.ts';
import { OwnFunction } from '../constructs/own-function.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { tableStatement } from '../constructs/table-access.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import type { OCEAN_JOBS } from '../functions.ts';
import type { Settings } from '../settings.ts';

export interface OceanProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  readonly logs: Bucket;
}
interface JobNeeds {
  readonly memoryMb: number;
  readonly environment?: Record<string, string>;
  readonly allow: readonly PolicyStatement[];
}

const JOB_TIMEOUT_S = 120;
/** A whole vCPU: decoding a grid is one thread's work. */
const ONE_CPU_MB = 1769;

/** From NOAA's model runs and instruments to a forecast for each beach. */
export class OceanStack extends Stack {
  private readonly props: OceanProps;
  private readonly alarmActions: readonly IAlarmAction[];

  constructor(scope: Construct, id: string, props: OceanProps) {
    super(scope, id, { description: "Groundswell: from NOAA's ocean to forecasts" });
    this.props = props;
    const { table, settings } = props;
    this.alarmActions = settings.alarmTopicArn
      ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', settings.alarmTopicArn))]
      : [];

    const samples = privateBucket(this, 'Samples', props.logs, {
      lifecycleRules: [{ prefix: 'samples/', expiration: Duration.days(3) }],
    });
    acceptSampleNames(this, samples);
    const steps = this.addQueue('Steps', 60);
    const beaches = this.addQueue('Beaches', 30);

    const findRuns = this.addJob('find-runs', {
      memoryMb: 512,
      environment: { STEPS_QUEUE_URL: steps.queue.queueUrl },
      allow: [
        tableStatement(table, {
          actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
          partitions: ['CYCLE#*'],
        }),
        sending(steps.queue),
      ],
    });
    this.every(Duration.minutes(10), findRuns);

    const ingestStep = this.addJob('ingest-step', {
      memoryMb: ONE_CPU_MB,
      environment: { OCEAN_BUCKET: samples.bucketName, BEACHES_QUEUE_URL: beaches.queue.queueUrl },
      allow: [
        tableStatement(table, { actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'], partitions: ['CYCLE#*'] }),
        onSamples(samples, 's3:PutObject'),
        sending(beaches.queue),
      ],
    });
    steps.feed(ingestStep, 10);

    const buildForecasts = this.addJob('build-forecasts', {
      memoryMb: ONE_CPU_MB,
      environment: { OCEAN_BUCKET: samples.bucketName },
      allow: [
        tableStatement(table, { actions: ['dynamodb:Query', 'dynamodb:PutItem'], partitions: ['BEACH#*'] }),
        onSamples(samples, 's3:GetObject'),
      ],
    });
    beaches.feed(buildForecasts, 5);

    const refreshObservations = this.addJob('refresh-observations', {
      memoryMb: 1024,
      allow: [tableStatement(table, { actions: ['dynamodb:PutItem'], partitions: ['BEACH#*'] })],
    });
    this.every(Duration.minutes(10), refreshObservations);
  }

  private addQueue(id: string, lateAfterMinutes: number): WorkQueue {
    return new WorkQueue(this, id, {
      workerTimeoutS: JOB_TIMEOUT_S,
      lateAfterMinutes,
      alarmActions: this.alarmActions,
    });
  }

  private addJob(name: (typeof OCEAN_JOBS)[number], { memoryMb, environment, allow }: JobNeeds): LambdaFunction {
    const { bundleDir, table, settings } = this.props;
    const { lambda } = new OwnFunction(this, name, {
      bundleDir,
      function: { area: 'ocean', name },
      memoryMb,
      timeoutS: JOB_TIMEOUT_S,
      environment: {
        TABLE_NAME: table.tableName,
        NOAA_GFS_URL: settings.noaaGfsUrl,
        NOAA_BULLETINS_URL: settings.noaaBulletinsUrl,
        NDBC_URL: settings.ndbcUrl,
        OCEAN_TAKE_INCOMPLETE_AFTER_HOURS: String(settings.oceanTakeIncompleteAfterHours),
        OCEAN_PINS: settings.oceanPins,
        ...environment,
      },
      allow,
    });
    return lambda;
  }

  /** Runs a job on a schedule; three failures in a row raise an alarm. */
  private every(period: Duration, job: LambdaFunction): void {
    new Rule(job, 'Schedule', { schedule: Schedule.rate(period), targets: [new LambdaTarget(job)] });
    const failing = job.metricErrors({ period }).createAlarm(job, 'Failing', {
      alarmDescription: 'A scheduled job failed three times in a row.',
      threshold: 1,
      evaluationPeriods: 3,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    failing.addAlarmAction(...this.alarmActions);
  }
}

function sending(queue: Queue): PolicyStatement {
  return new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] });
}

function onSamples(samples: Bucket, action: 's3:GetObject' | 's3:PutObject'): PolicyStatement {
  return new PolicyStatement({ actions: [action], resources: [samples.arnForObjects('samples/*')] });
}

/** Accepted for all jobs at once: the finding names nothing but this bucket and prefix. */
function acceptSampleNames(stack: Stack, samples: Bucket): void {
  const bucket = stack.resolve(samples.bucketArn)['Fn::GetAtt'].join('.');
  accept(
    stack,
    `AwsSolutions-IAM5[Resource::<${bucket}>/samples/*]`,
    'The names of samples are made at run time, all of them under this one prefix.',
  );
}
