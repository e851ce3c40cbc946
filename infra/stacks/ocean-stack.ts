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
import type { Construct } from 'constructs';
import { OwnFunction } from '../constructs/own-function.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { acceptSampleNames, SAMPLES_PREFIX, samplesStatements } from '../constructs/samples-access.ts';
import { tableStatement } from '../constructs/table-access.ts';
import { acceptTileNames, tilesStatements } from '../constructs/tiles-access.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { OCEAN_JOBS } from '../functions.ts';
import { type JobNeeds, jobNeeds, type QueueName } from '../job-needs.ts';
import type { Settings } from '../settings.ts';

export interface OceanProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  readonly logs: Bucket;
  readonly tiles: Bucket;
}

const JOB_TIMEOUT_S = 120;

/** From NOAA's model runs and instruments to a forecast for each beach. */
export class OceanStack extends Stack {
  private readonly props: OceanProps;
  private readonly alarmActions: readonly IAlarmAction[];
  private readonly samples: Bucket;
  private readonly queues: Readonly<Record<QueueName, WorkQueue>>;

  constructor(scope: Construct, id: string, props: OceanProps) {
    super(scope, id, { description: "Groundswell: from NOAA's ocean to forecasts" });
    this.props = props;
    const { alarmTopicArn } = props.settings;
    this.alarmActions = alarmTopicArn ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', alarmTopicArn))] : [];
    this.samples = privateBucket(this, 'Samples', props.logs, {
      lifecycleRules: [{ prefix: SAMPLES_PREFIX, expiration: Duration.days(3) }],
    });
    acceptSampleNames(this.samples);
    acceptTileNames(this, props.tiles);
    this.queues = {
      steps: this.addQueue('Steps', 60),
      beaches: this.addQueue('Beaches', 30),
      tiles: this.addQueue('Tiles', 120),
    };

    for (const name of OCEAN_JOBS) this.addJob(name, jobNeeds[name]);
  }

  private addQueue(id: string, lateAfterMinutes: number): WorkQueue {
    const { alarmActions } = this;
    return new WorkQueue(this, id, { workerTimeoutS: JOB_TIMEOUT_S, lateAfterMinutes, alarmActions });
  }

  private addJob(name: string, needs: JobNeeds): void {
    const { bundleDir, table, tiles } = this.props;
    const { runs, memoryMb } = needs;
    const { lambda } = new OwnFunction(this, name, {
      bundleDir,
      function: { area: 'ocean', name },
      memoryMb,
      timeoutS: JOB_TIMEOUT_S,
      environment: this.environmentOf(needs),
      allow: [
        tableStatement(table, needs.table),
        ...(needs.samples ?? []).flatMap((access) => samplesStatements(this.samples, access)),
        ...(needs.tiles ? tilesStatements(tiles) : []),
        ...(needs.sendsTo ?? []).map((to) => this.sending(to)),
      ],
    });
    if ('takesFrom' in runs) this.queues[runs.takesFrom].feed(lambda, runs.atOnce);
    else this.schedule(lambda, Duration.minutes(runs.everyMinutes));
  }

  private environmentOf({ samples, tiles, sendsTo = [] }: JobNeeds): Record<string, string> {
    const { table, settings } = this.props;
    return {
      TABLE_NAME: table.tableName,
      NOAA_GFS_URL: settings.noaaGfsUrl,
      NOAA_NAM_URL: settings.noaaNamUrl,
      NOAA_HRRR_URL: settings.noaaHrrrUrl,
      NOAA_RRFS_URL: settings.noaaRrfsUrl,
      SHORT_RANGE_MODEL: settings.shortRangeModel,
      NOAA_BULLETINS_URL: settings.noaaBulletinsUrl,
      NDBC_URL: settings.ndbcUrl,
      OCEAN_TAKE_INCOMPLETE_AFTER_HOURS: String(settings.oceanTakeIncompleteAfterHours),
      OCEAN_PINS: settings.oceanPins,
      BIAS_CORRECTION: settings.biasCorrection,
      ...(samples ? { OCEAN_BUCKET: this.samples.bucketName } : {}),
      ...(tiles ? { TILES_BUCKET: this.props.tiles.bucketName } : {}),
      ...Object.fromEntries(sendsTo.map((to) => [`${to.toUpperCase()}_QUEUE_URL`, this.queues[to].queue.queueUrl])),
    };
  }

  private sending(to: QueueName): PolicyStatement {
    return new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.queues[to].queue.queueArn] });
  }

  /** Three failures in a row raise an alarm: one is made up for by the next run. */
  private schedule(job: LambdaFunction, period: Duration): void {
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
