import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listStartBeaches } from '@groundswell/data/start-beaches';
import { findFirstTime, firstTimePath, type TileSet } from '@groundswell/tiles';
import { startAccountServices } from './account-services.ts';
import { ACCESS_KEY_ID } from './aws-endpoint/client-settings.ts';
import type { AwsEndpoint } from './aws-endpoint/connect.ts';
import { type Jobs, startJobs } from './background/jobs.ts';
import { withBeachFirst, withChartFirst } from './background/reader-first.ts';
import { createTurns, type Turns } from './background/turns.ts';
import { createWorkOrder } from './background/work-order.ts';
import type { BuiltApp } from './build/build-app.ts';
import type { Clock } from './clock.ts';
import { byHost } from './cloudfront/by-host.ts';
import { createDistribution } from './cloudfront/distribution.ts';
import { createEdgeCache } from './cloudfront/edge-cache.ts';
import { bucketOrigin, type FetchOrigin } from './cloudfront/origins.ts';
import { withRateLimits } from './cloudfront/rate-limits.ts';
import { serveSite } from './cloudfront/site-server.ts';
import type { DataFolder } from './data-folder.ts';
import { watchDisk } from './disk.ts';
import { createSchedules } from './fire.ts';
import { openFunctionLog } from './function-log.ts';
import { createFunctions } from './functions.ts';
import { createGateway } from './gateway/gateway.ts';
import type { FunctionPool } from './lambda/pool.ts';
import type { Outcome } from './lambda/worker-protocol.ts';
import { billPages } from './local-pages/bills.ts';
import { cardPages } from './local-pages/card-form.ts';
import { controlPages, edgePages, paymentClockPages, paymentFaultPages } from './local-pages/control.ts';
import { inboxPages, type LocalPages, repliesAfter, withLocalPages } from './local-pages/local-pages.ts';
import { injectPushScript, pushPages } from './local-pages/push.ts';
import { signInPages } from './local-pages/sign-in.ts';
import { type OceanChoice, type RunningOcean, startOcean } from './noaa/choose-ocean.ts';
import { sampleNotice } from './noaa/sample-notice.ts';
import { startOwnServices } from './own-services.ts';
import { movePageClock } from './page-clock.ts';
import type { Stores } from './services/aws-services.ts';
import { checkRights } from './services/rights.ts';
import type { Objects } from './services/s3/objects.ts';
import type { Signer } from './services/s3/signature.ts';
import type { ConsumerQueue } from './services/sqs/queue.ts';
import type { DistributionPlan } from './template/distribution-plan.ts';
import { findQueueName } from './template/find-queue.ts';
import { apiHost } from './template/identify.ts';
import type { CloudPlan } from './template/plan.ts';
import { REGION, readCloud } from './template/read-cloud.ts';
import { createTimeline, type Timeline } from './timeline.ts';

const SPENT =
  "The budget for NOAA's files is used up: the days beyond are not read. Forecasts are made from what there is, near hours " +
  'first; --live-budget-mb sets another.';

/** Multiplies the functions' timeouts when `limits` is off. */
const TEST_TIMEOUT_FACTOR = 10;
const PROGRAM_LIMIT_MS = 60_000;
/** The time limit for emptying the payments queue after each simulated day. */
const EMPTY_LIMIT_MS = 10_000;

export interface CloudSettings {
  readonly app: BuiltApp;
  readonly dataDir: string;
  /** Keeps tables, buckets, queues, secrets and emails; absent if this machine runs those services itself. */
  readonly endpoint?: AwsEndpoint;
  readonly port: number;
  /** Further host names at which the site answers, in lower case. */
  readonly hosts?: readonly string[];
  readonly clock: Clock;
  readonly ocean: OceanChoice;
  readonly folder: Pick<DataFolder, 'isComposed' | 'isComplete'>;
  readonly verbose: boolean;
  /** Whether rate limits and functions' timeouts apply as in the template. */
  readonly limits: boolean;
  /**
   * Whether the cloud draws charts and packs the point data of each run (waves and wind at single points of the ocean).
   */
  readonly charts: boolean;
  readonly say: (line: string) => void;
  /** Called with a sentence when the cloud cannot continue. */
  readonly onBroken: (sentence: string) => void;
  readonly timeline?: Timeline;
}

export interface Cloud {
  readonly plan: CloudPlan;
  readonly queues: ReadonlyMap<string, ConsumerQueue>;
  readonly turns: Pick<Turns, 'prefer'>;
  /** Returns the cloud's time, UTC ms. */
  now(): number;
  /** Whether at least one hour of a chart set is drawn. */
  isDrawn(set: TileSet): Promise<boolean>;
  readonly ocean: Omit<RunningOcean, 'stop'>;
  /** Environment variables with which a program on this machine reaches the services. */
  readonly environment: Readonly<Record<string, string>>;
  /** Starts the background work: schedules and queues. Until then the site answers from stored data only. */
  startJobs(): Jobs;
  /** Runs the `handler` of a module bundled with the functions, in their shared threads and with `environment`. */
  runProgram(modulePath: string, event: unknown): Promise<Outcome>;
  /**
   * Marks the start pages as complete: background work then leaves one processor to readers and runs at low priority.
   */
  yieldToReaders(): void;
  /** Finds why a message could not be handled, if the function's log contains the reason. */
  findFailure(messageId: string): string | undefined;
  stop(): Promise<void>;
}

/**
 * Runs the synthesized app on this machine; resolves when the site answers. Stops everything already started when it
 * throws.
 */
export async function startCloud(settings: CloudSettings): Promise<Cloud> {
  const stops: (() => Promise<void> | void)[] = [];
  // Services stop in reverse order, so that each stops before the services that it uses.
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    return await start(settings, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  settings: CloudSettings,
  stops: (() => Promise<void> | void)[],
  stop: () => Promise<void>,
): Promise<Cloud> {
  const { dataDir, endpoint, clock, say, onBroken, timeline = createTimeline() } = settings;
  const disk = watchDisk(dataDir, say);
  const siteHost = `localhost:${settings.port}`;
  const siteUrl = `http://${siteHost}`;
  // A known secret would let any web page write into a bucket.
  const signer = { accessKeyId: ACCESS_KEY_ID, secretAccessKey: randomBytes(20).toString('hex'), region: REGION };
  const services = endpoint
    ? (await import('./aws-endpoint/endpoint-services.ts')).servicesAt(endpoint, siteUrl, clock, say)
    : await startOwnServices({ dataDir, siteUrl, clock, signer, disk, say, onBroken, timeline });
  stops.push(services.stop);
  const declared = await timeline.span('read the template', () =>
    readCloud(settings.app.dir, { ...services.addresses, siteHost }),
  );
  const findRefusal = checkRights(declared.functions, say);
  const pools = new Map<string, FunctionPool>();

  const [{ tables, objects, queues, endpoints: stores }, ocean, accounts] = await Promise.all([
    services.openStores(declared, findRefusal),
    timeline.span('ocean', () =>
      startOcean(settings.ocean, settings.app.workers.sample, clock.offsetMs, () => say(SPENT)),
    ),
    timeline.span('account services', () =>
      startAccountServices(declared, dataDir, clock, siteUrl, (name) => pools.get(name), disk, findRefusal, services),
    ),
  ]);
  stops.push(ocean.stop, accounts.stop);

  const { plan } = accounts;
  const log = openFunctionLog(join(dataDir, 'logs'), settings.verbose, say, disk);
  const endpoints = {
    AWS_ACCESS_KEY_ID: signer.accessKeyId,
    AWS_SECRET_ACCESS_KEY: signer.secretAccessKey,
    ...stores,
    ...accounts.endpoints,
  };
  let isStarting = !settings.folder.isComposed;
  const { reading, yieldTo } = ocean;
  const order = createWorkOrder(plan, {
    reading,
    charts: settings.charts,
    now: clock.now,
    isStarting: () => isStarting,
    ...(settings.ocean.isNearFirst && { startBeaches: new Set(listStartBeaches().flat()) }),
  });
  const turns = createTurns(order);
  const yieldToReaders = () => {
    isStarting = false;
    turns.yieldToReaders();
    yieldTo?.(turns.niceness());
  };
  const background = new Set([
    ...plan.mappings.filter(({ queueName }) => order.isBackground(queueName)).map(({ functionName }) => functionName),
    ...plan.schedules.map(({ functionName }) => functionName),
  ]);
  const functions = createFunctions(plan, {
    workerUrl: settings.app.workers.lambda,
    endpoints,
    overrides: {
      ...ocean.settings,
      ...accounts.settings,
      ...sampleNotice(settings.ocean, settings.clock),
      SITE_URL: siteUrl,
    },
    clockOffsetMs: clock.offsetMs,
    timeoutFactor: settings.limits ? 1 : TEST_TIMEOUT_FACTOR,
    onLine: log.write,
    ready: tables.running,
    background,
    niceness: turns.niceness,
    timeline,
  });
  for (const [name, pool] of functions.pools) pools.set(name, pool);
  stops.push(log.close, async () => void (await Promise.all([...pools.values()].map((pool) => pool.stop()))));

  const environment = environmentOfPrograms(plan, { ...endpoints, ...accounts.payments.settings });
  const schedules = createSchedules(plan, (name) => pools.get(name), log, clock);
  const pages = [
    ...inboxPages(accounts.mailbox),
    ...pushPages(accounts.push),
    ...signInPages(accounts.social),
    ...(accounts.payments.standIn
      ? [
          ...repliesAfter(accounts.payments.standIn.books.written, [
            ...cardPages(accounts.payments.standIn),
            ...billPages(accounts.payments.standIn),
          ]),
          ...paymentClockPages(accounts.payments.standIn, async () => {
            await accounts.payments.sent();
            await untilEmpty(queues.get(findQueueName(plan, 'PAYMENTS_QUEUE_URL') ?? ''));
          }),
        ]
      : []),
    ...(accounts.payments.faults ? paymentFaultPages(accounts.payments.faults) : []),
    ...controlPages(schedules, environment, clock.offsetMs),
  ];
  const site = await timeline.span('site', () =>
    startSite(plan, pools, objects, pages, queues, turns, tables, signer, settings),
  );
  stops.push(site.stop);
  return {
    plan,
    queues,
    turns,
    now: clock.now,
    isDrawn: (set) => hasDrawnHour(plan, objects, set),
    ocean,
    environment,
    startJobs: () => startJobs(plan, pools, queues, turns, clock, stops),
    runProgram: (modulePath, event) =>
      functions.threads.run({
        invocation: { modulePath, exportName: 'handler', environment, event, context: {} },
        niceness: turns.niceness,
        timeoutMs: PROGRAM_LIMIT_MS,
        onLine: say,
        beginSpan: () => undefined,
      }),
    yieldToReaders,
    findFailure: log.findFailure,
    stop,
  };
}

/**
 * Settings that programs share with functions: queue URLs, buckets, the user pool, Stripe's secret and the product name.
 */
const SETTINGS_OF_PROGRAMS = [
  'EMAIL_QUEUE_URL',
  'ALERTS_QUEUE_URL',
  'PAYMENTS_QUEUE_URL',
  'TILES_BUCKET',
  'UPLOADS_BUCKET',
  'USER_POOL_ID',
  'STRIPE_SECRET_ARN',
  'PRODUCT_NAME',
];

/** Builds the environment variables with which a program reaches the services, as a function does. */
function environmentOfPrograms({ region, tables, functions }: CloudPlan, services: Readonly<Record<string, string>>) {
  const settings = SETTINGS_OF_PROGRAMS.flatMap((name) => {
    const value = functions.map(({ environment }) => environment[name]).find((found) => found !== undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_REGION: region,
    TABLE_NAME: tables[0]?.name ?? '',
    ...Object.fromEntries(settings),
    ...services,
  };
}

function startSite(
  plan: CloudPlan,
  pools: ReadonlyMap<string, FunctionPool>,
  objects: Objects,
  pages: LocalPages,
  queues: ReadonlyMap<string, ConsumerQueue>,
  turns: Pick<Turns, 'prefer'>,
  tables: Stores['tables'],
  signer: Signer,
  { port, hosts = [], clock, limits, folder, say }: CloudSettings,
) {
  const origins = new Map<string, FetchOrigin>();
  for (const { name } of plan.buckets) {
    origins.set(`${name}.s3.${plan.region}.amazonaws.com`, bucketOrigin(objects, name, signer, clock.now));
  }
  for (const api of plan.apis) {
    const identity = { apiId: api.id, accountId: plan.accountId, host: apiHost(api.id, plan.region) };
    origins.set(
      identity.host,
      createGateway(limits ? api : { ...api, throttle: undefined }, identity, (name) => pools.get(name), clock, tables),
    );
  }
  const site = plan.distributions.find(({ host }) => host === `localhost:${port}`);
  if (!site) throw new Error('No CloudFront distribution serves the site.');
  const [beaches, tiles] = ['BEACHES', 'TILES'].map((name) =>
    queues.get(findQueueName(plan, `${name}_QUEUE_URL`) ?? ''),
  );
  const cache = createEdgeCache();
  const serve = (distribution: DistributionPlan) => {
    const own = distribution === site ? cache : undefined;
    const served = createDistribution(distribution, (host) => origins.get(host), own);
    const beachFirst = beaches && distribution === site ? withBeachFirst(served, beaches, folder, turns) : served;
    const readerFirst = tiles && distribution === site ? withChartFirst(beachFirst, tiles, turns) : beachFirst;
    return limits ? withRateLimits(readerFirst, distribution.limits) : readerFirst;
  };
  // Pages in widget frames do not read the time, so only the site's own pages get the script that moves the browser's
  // clock.
  const others = plan.distributions.filter((one) => one !== site).map((one) => [one.host, serve(one)] as const);
  const answer = byHost(new Map(others), movePageClock(injectPushScript(serve(site)), clock.offsetMs));
  return serveSite(withLocalPages(answer, [...pages, ...edgePages(cache)]), { port, hosts }, (error, request) => {
    say(`${request.method} ${request.url}: ${error instanceof Error ? error.message : String(error)}`);
  });
}

/** Checks `firstTime.txt`, which lists a chart set's drawn hours, as the charts' clients do. */
async function hasDrawnHour({ functions }: CloudPlan, objects: Objects, set: TileSet): Promise<boolean> {
  const bucket = functions.map(({ environment }) => environment.TILES_BUCKET).find((name) => name !== undefined);
  const text = bucket && (await objects.get(bucket, firstTimePath(set)))?.body.toString();
  return (findFirstTime(text)?.hours.length ?? 0) > 0;
}

/**
 * Resolves when the queue is empty, or after ten seconds: a failed message is retried later, so the queue may stay
 * filled for longer.
 */
async function untilEmpty(queue: ConsumerQueue | undefined): Promise<void> {
  const until = performance.now() + EMPTY_LIMIT_MS;
  const isEmpty = async () => {
    const counts = await queue?.counts();
    return !counts || counts.visible + counts.hidden === 0;
  };
  while (performance.now() < until && !(await isEmpty())) await pause(20);
}
