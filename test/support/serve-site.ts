// Serves the site at a fixed time from synthetic data. It runs the local cloud's edge, calls, accounts, emails and
// payments. The local cloud's ocean, other queues and schedules do not run. Arguments: port, time, data folder.
import { join } from 'node:path';
import { buildApp } from '@groundswell/local/build/build-app';
import { buildWeb } from '@groundswell/local/build/build-web';
import { startClock } from '@groundswell/local/clock';
import { startCloud } from '@groundswell/local/cloud';
import { createFunctions } from '@groundswell/local/functions';
import { feedFromQueue } from '@groundswell/local/lambda/queue-feed';
import { chooseOcean } from '@groundswell/local/noaa/choose-ocean';
import { findQueueName } from '@groundswell/local/template/find-queue';
import { createTimeline } from '@groundswell/local/timeline';

const [port = '', now = '', dataDir = ''] = process.argv.slice(2);
process.env.TZ = 'UTC';
const repoRoot = join(import.meta.dirname, '../..');
const cacheDir = join(repoRoot, 'node_modules/.cache/groundswell');
const { signal } = new AbortController();
await buildWeb(repoRoot, cacheDir, signal);
const app = await buildApp(repoRoot, cacheDir, signal);

const startsAt = Date.parse(now);
const ocean = await chooseOcean({ offline: true, liveBudgetMb: 0 });
const say = (line: string) => console.error(line);
const clock = startClock(startsAt);
const folder = { isComposed: true, isComplete: true };
const settings = {
  app,
  dataDir,
  port: Number(port),
  clock,
  ocean,
  folder,
  verbose: false,
  limits: false,
  charts: false,
  say,
  onBroken: (sentence: string) => {
    say(sentence);
    process.exit(1);
  },
  timeline: createTimeline(),
};
const cloud = await startCloud(settings);
for (const ending of ['SIGINT', 'SIGTERM'] as const)
  process.on(ending, () => void cloud.stop().finally(() => process.exit(0)));

const site = `http://localhost:${port}`;
const { environment } = await (await fetch(`${site}/_local/cloud.json`)).json();
Object.assign(process.env, environment);
feedQueues();
const { putWorld } = await import('./made-world.ts');
await putWorld(startsAt);
// The charts go into the bucket that the settings of the chart-rendering function name.
process.env.TILES_BUCKET = cloud.plan.functions.find(
  ({ environment }) => environment.TILES_BUCKET,
)?.environment.TILES_BUCKET;
const { putCharts } = await import('./made-charts.ts');
await putCharts();
const { putPoints } = await import('./made-points.ts');
await putPoints();
console.log(`ready ${site}`);

/** Passes on the messages in the queues of codes, emails and payments. The other queues have no consumer here. */
function feedQueues(): void {
  const { plan, queues } = cloud;
  const { pools } = createFunctions(plan, {
    workerUrl: app.workers.lambda,
    endpoints: environment,
    overrides: { SITE_URL: site, STRIPE_API_URL: environment.STRIPE_API_URL },
    clockOffsetMs: clock.offsetMs,
    timeoutFactor: 10,
    onLine: () => undefined,
  });
  const fed = ['CODES_QUEUE_URL', 'EMAIL_QUEUE_URL', 'PAYMENTS_QUEUE_URL'].map((setting) =>
    findQueueName(plan, setting),
  );
  for (const mapping of plan.mappings.filter(({ queueName }) => fed.includes(queueName))) {
    const [queue, pool] = [queues.get(mapping.queueName), pools.get(mapping.functionName)];
    if (!queue || !pool) throw new Error('Letters or payments have no queue, or no function.');
    feedFromQueue(mapping, queue, pool, `arn:aws:sqs:${plan.region}:${plan.accountId}:${queue.name}`, plan.region);
  }
}
