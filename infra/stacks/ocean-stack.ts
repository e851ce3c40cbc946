import { Duration, Stack } from 'aws-cdk-lib';
import type { IAlarmAction } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addJob, type Queues } from '../constructs/add-job.ts';
import { acceptForecastLogNames, forecastLogStatements } from '../constructs/forecast-log-access.ts';
import { acceptPointNames, POINT_FOLDERS, pointsStatements } from '../constructs/points-access.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { acceptSampleNames, SAMPLES_PREFIX, samplesStatements } from '../constructs/samples-access.ts';
import { acceptTileNames, mapStillsStatements, tilesStatements } from '../constructs/tiles-access.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { JOBS, type JobNameOf } from '../functions.ts';
import { jobNeeds } from '../needs/all-needs.ts';
import { JOB_TIMEOUT_S, type JobNeeds } from '../needs/needs.ts';
import type { Settings } from '../settings.ts';

export interface OceanProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  readonly logs: Bucket;
  readonly tiles: Bucket;
  /** The queue of beaches with a new forecast. */
  readonly alerts: WorkQueue;
}

/**
 * The hours without a built forecast after which an alarm fires: two NOAA runs of six hours each. Each run causes
 * builds at its hours 72 and 168, and when it is complete.
 */
const FORECASTS_OLD_AFTER_HOURS = 12;
const OLD_FORECASTS = `No forecast was built for ${FORECASTS_OLD_AFTER_HOURS} hours: pages show old ones.`;

/** The pipeline from NOAA's model runs and observations to a forecast for each beach. */
export class OceanStack extends Stack {
  private readonly props: OceanProps;
  private readonly alarmActions: readonly IAlarmAction[];
  private readonly samples: Bucket;
  readonly queues: Queues;

  constructor(scope: Construct, id: string, props: OceanProps) {
    super(scope, id, {
      env: { region: props.settings.region },
      description: "Groundswell: from NOAA's ocean to forecasts",
    });
    this.props = props;
    const { alarmTopicArn } = props.settings;
    this.alarmActions = alarmTopicArn ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', alarmTopicArn))] : [];
    this.samples = privateBucket(this, 'Samples', props.logs, {
      lifecycleRules: [{ prefix: SAMPLES_PREFIX, expiration: Duration.days(3) }],
    });
    acceptSampleNames(this.samples);
    acceptTileNames(this, props.tiles);
    acceptForecastLogNames(this, props.tiles);
    acceptPointNames(this, props.tiles, Object.values(POINT_FOLDERS));
    this.queues = {
      steps: this.addQueue('Steps', 60),
      beaches: this.addQueue('Beaches', 30),
      tiles: this.addQueue('Tiles', 120),
      points: this.addQueue('Points', 60),
      alerts: props.alerts,
    };

    this.queues.beaches?.watchFor(FORECASTS_OLD_AFTER_HOURS, OLD_FORECASTS);

    for (const name of JOBS.ocean) this.addOceanJob(name);
  }

  private addQueue(id: string, lateAfterMinutes: number): WorkQueue {
    const { alarmActions } = this;
    return new WorkQueue(this, id, { workerTimeoutS: JOB_TIMEOUT_S, lateAfterMinutes, alarmActions });
  }

  private addOceanJob(name: JobNameOf<'ocean'>): void {
    const { bundleDir, table, tiles } = this.props;
    const needs: JobNeeds = jobNeeds[name];
    addJob(this, name, {
      bundleDir,
      area: 'ocean',
      table,
      queues: this.queues,
      alarmActions: this.alarmActions,
      environment: this.environmentOf(needs),
      allow: [
        ...(needs.samples ?? []).flatMap((access) => samplesStatements(this.samples, access)),
        ...(needs.tiles ? tilesStatements(tiles) : []),
        ...(needs.points ?? []).flatMap((access) => pointsStatements(tiles, access)),
        ...(needs.forecastLog ? forecastLogStatements(tiles, needs.forecastLog) : []),
        ...(needs.plates ? mapStillsStatements(tiles) : []),
      ],
    });
  }

  private environmentOf({ samples, tiles, points, plates, forecastLog }: JobNeeds): Record<string, string> {
    const { settings } = this.props;
    return {
      NOAA_GFS_URL: settings.noaaGfsUrl,
      NOAA_NAM_URL: settings.noaaNamUrl,
      NOAA_HRRR_URL: settings.noaaHrrrUrl,
      NOAA_RRFS_URL: settings.noaaRrfsUrl,
      NOAA_GEFS_URL: settings.noaaGefsUrl,
      CONTRIBUTING_MODELS: settings.contributingModels,
      SHORT_RANGE_MODEL: settings.shortRangeModel,
      NOAA_BULLETINS_URL: settings.noaaBulletinsUrl,
      NDBC_URL: settings.ndbcUrl,
      NWS_URL: settings.nwsUrl,
      NWS_USER_AGENT: userAgentOf(settings),
      OCEAN_TAKE_INCOMPLETE_AFTER_HOURS: String(settings.oceanTakeIncompleteAfterHours),
      OCEAN_PINS: settings.oceanPins,
      BIAS_CORRECTION: settings.biasCorrection,
      // The local cloud replaces it when it reads the sample ocean.
      OCEAN_SOURCE: 'noaa',
      ...(samples ? { OCEAN_BUCKET: this.samples.bucketName } : {}),
      ...(tiles || points || plates || forecastLog ? { TILES_BUCKET: this.props.tiles.bucketName } : {}),
    };
  }
}

/**
 * Builds the User-Agent for the weather service: the product and a contact, limited to the characters that a header
 * allows.
 */
function userAgentOf({ productName, siteUrl, contactAddress }: Settings): string {
  const reach = [siteUrl, contactAddress].filter((one) => one !== undefined);
  return [productName, ...(reach.length > 0 ? [`(${reach.join(', ')})`] : [])]
    .join(' ')
    .replaceAll(/[^\x20-\x7e]/g, '');
}
