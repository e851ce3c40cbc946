import { RemovalPolicy } from 'aws-cdk-lib';
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IConstruct, Node } from 'constructs';
import { JOBS, listFunctions } from './functions.ts';
import { jsonObject, oneOf, textOf, wholeNumber } from './setting-values.ts';

/** The context that the settings are read from. */
export type Context = Pick<Node, 'tryGetContext'>;

/** The stage of a deployment without the setting `stage`. */
const PRODUCTION = 'prod';

/** A deployment among several that may share an account and a region: its name, and the limits in which they differ. */
export interface Stage {
  readonly name: string;
  /** Whether the table, buckets, accounts and secrets survive the deletion of their stacks. */
  readonly keepsData: boolean;
  readonly hasAlarms: boolean;
  readonly hasDashboards: boolean;
  /** Whether CloudFront's additional metrics are bought, which measure the time to the first byte. */
  readonly hasEdgeMetrics: boolean;
  /** Whether X-Ray records traces of the functions, at Lambda's own sampling rate. */
  readonly hasTraces: boolean;
  /** Whether a new version of a call first gets a tenth of the requests. */
  readonly hasCanaries: boolean;
  /** The days that functions' logs and the API's access log are kept. */
  readonly logDays: RetentionDays;
  readonly apiCallsPerSecond: number;
  /** The number of calls that may arrive at the same moment. */
  readonly apiBurst: number;
  /** The concurrent workers of a queue, by the name of its job; others have those of `infra/needs`. */
  readonly queueConcurrency: Readonly<Record<string, number>>;
  /** The concurrency that a function has for itself, which is also its maximum, by the function's name. */
  readonly reservedConcurrency: Readonly<Record<string, number>>;
}

/** The fewest workers that SQS accepts for a queue. */
const LEAST_WORKERS = 2;
const queueJobs = Object.values(JOBS).flat();

/** A stage other than production is for trials: it is cheap, and nothing of it remains when its stacks are deleted. */
const DEFAULTS = {
  production: {
    keepData: 'on',
    alarms: 'on',
    canary: 'on',
    dashboards: 'on',
    edgeMetrics: 'on',
    traces: 'off',
    logDays: 30,
    apiCallsPerSecond: 500,
    apiBurst: 1000,
  },
  trial: {
    keepData: 'off',
    alarms: 'off',
    canary: 'off',
    dashboards: 'off',
    edgeMetrics: 'off',
    traces: 'off',
    logDays: 7,
    apiCallsPerSecond: 50,
    apiBurst: 100,
  },
};

/** The periods that CloudWatch Logs accepts, up to a year. */
const LOG_DAYS: readonly RetentionDays[] = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365];

/** Settings of the outside world that two stages cannot share, so a trial stage inherits none of them. */
const OF_ONE_STAGE = [
  'mailFrom',
  'siteUrl',
  'domainName',
  'certificateArn',
  'framesDomainName',
  'hstsPreload',
  'stripeSecretArn',
  'restoredTable',
  'edgeKeyVersion',
];

/** Settings that the site's build reads too. The build knows no stages, so a stage cannot change them. */
export const OF_THE_BUILD = [
  'productName',
  'mapboxStyle',
  'mapboxToken',
  'adFrameUrl',
  'adInterstitialUrl',
  'analyticsUrl',
  'appStoreUrl',
  'googlePlayUrl',
  'instagramUrl',
  'facebookUrl',
  'xUrl',
  'youtubeUrl',
  'shopUrl',
  'basicDays',
];

/** Reads and checks the stage; throws an Error that describes the first invalid setting. */
export function readStage(node: Context): Stage {
  const read = settingReader(node);
  const name = stageOf(node);
  const defaults = isTrial({ name }) ? DEFAULTS.trial : DEFAULTS.production;
  const isOn = (setting: 'keepData' | 'alarms' | 'canary' | 'dashboards' | 'edgeMetrics' | 'traces') =>
    oneOf(setting, textOf(setting, read(setting)) ?? defaults[setting], ['on', 'off']) === 'on';
  if (read('canary') === 'on' && !isOn('alarms'))
    throw new Error('The setting canary needs alarms, one of which decides about a canary: set alarms to on too.');
  const limit = (setting: 'apiCallsPerSecond' | 'apiBurst') =>
    wholeNumber(setting, read(setting) ?? defaults[setting], 1, 10_000);
  return {
    name,
    keepsData: isOn('keepData'),
    hasAlarms: isOn('alarms'),
    hasDashboards: isOn('dashboards'),
    hasEdgeMetrics: isOn('edgeMetrics'),
    hasTraces: isOn('traces'),
    // An alarm decides about a canary.
    hasCanaries: isOn('canary') && isOn('alarms'),
    logDays: logDaysOf(read('logDays') ?? defaults.logDays),
    apiCallsPerSecond: limit('apiCallsPerSecond'),
    apiBurst: limit('apiBurst'),
    queueConcurrency: concurrencies('queueConcurrency', read('queueConcurrency'), queueJobs, LEAST_WORKERS),
    reservedConcurrency: concurrencies(
      'reservedConcurrency',
      read('reservedConcurrency'),
      listFunctions().map((one) => one.name),
      0,
    ),
  };
}

/**
 * Returns a function that reads a setting: from the stage's entry in `stages`, else from the context. It throws an
 * Error for a setting that the stage may not change, or may not share with others.
 */
export function settingReader(node: Context): (name: string) => unknown {
  const stage = stageOf(node);
  const own = ownSettings(node, stage);
  const ofBuild = Object.keys(own).find((name) => OF_THE_BUILD.includes(name));
  if (ofBuild) throw new Error(`The site's build reads the setting ${ofBuild}, so no stage can change it.`);
  return (name) => {
    const shared: unknown = node.tryGetContext(name);
    if (name in own) return own[name];
    if (shared && isTrial({ name: stage }) && OF_ONE_STAGE.includes(name))
      throw new Error(
        `The stage ${stage} needs its own ${name}, or "" for none: set it in stages.${stage} of cdk.json. A value of -c counts as shared by all stages.`,
      );
    return shared;
  };
}

/** Lists the names of the settings in the stage's entry in `stages`. */
export function listOwnNames(node: Context): readonly string[] {
  return Object.keys(ownSettings(node, stageOf(node)));
}

function ownSettings(node: Context, stage: string): Readonly<Record<string, unknown>> {
  const stages: unknown = JSON.parse(jsonObject('stages', node.tryGetContext('stages') ?? {}));
  return Object(Object(stages)[stage]);
}

function stageOf(node: Context): string {
  const name = textOf('stage', node.tryGetContext('stage')) ?? PRODUCTION;
  if (/^[a-z][a-z\d]{0,15}$/.test(name)) return name;
  throw new Error(`The setting stage must be a short name in lower case, as dev, not "${name}".`);
}

function logDaysOf(value: unknown): RetentionDays {
  const days = LOG_DAYS.find((one) => one === Number(value));
  if (days) return days;
  throw new Error(`The setting logDays must be one of ${LOG_DAYS.join(', ')}, not "${value}".`);
}

function concurrencies(
  setting: string,
  value: unknown,
  names: readonly string[],
  least: number,
): Readonly<Record<string, number>> {
  const given: object = JSON.parse(jsonObject(setting, value ?? {}));
  return Object.fromEntries(
    Object.entries(given).map(([name, count]) => {
      if (!names.includes(name)) throw new Error(`The setting ${setting} names no function: "${name}".`);
      return [name, wholeNumber(`${setting}.${name}`, count, least, 1000)];
    }),
  );
}

/** Whether a stage is a trial beside production. */
export function isTrial({ name }: Pick<Stage, 'name'>): boolean {
  return name !== PRODUCTION;
}

/** Returns the name of a stack: GroundswellWeb in production, GroundswellDevWeb in the stage dev. */
export function stackName(stage: Pick<Stage, 'name'>, part: string): string {
  const { name } = stage;
  return `Groundswell${isTrial(stage) ? name.charAt(0).toUpperCase() + name.slice(1) : ''}${part}`;
}

/** Returns the namespace of the metrics that are counted in logs. A metric is the account's, not a stack's. */
export function metricNamespace(stage: Stage): string {
  return isTrial(stage) ? `Groundswell/${stage.name}` : 'Groundswell';
}

/** Returns the number of concurrent workers of a job's queue; in a trial stage the fewest that SQS accepts. */
export function queueConcurrency(stage: Stage, job: string, { atOnce }: { readonly atOnce: number }): number {
  return stage.queueConcurrency[job] ?? (isTrial(stage) ? LEAST_WORKERS : atOnce);
}

export function removalPolicy({ keepsData }: Stage): RemovalPolicy {
  return keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
}

/** Removes all alarms below a construct. */
export function removeAlarms(scope: IConstruct): void {
  for (const one of scope.node.findAll()) if (one instanceof Alarm) one.node.scope?.node.tryRemoveChild(one.node.id);
}
