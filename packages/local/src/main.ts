import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { buildApp } from './build/build-app.ts';
import { buildWeb } from './build/build-web.ts';
import { startClock } from './clock.ts';
import { type Cloud, startCloud } from './cloud.ts';
import { type DataFolder, nameDataFolder, takeDataFolder } from './data-folder.ts';
import { followFirstCharts } from './first-charts.ts';
import { followFirstForecasts } from './first-forecasts.ts';
import { putFirstPosts } from './first-posts.ts';
import type { Jobs, Schedules } from './jobs.ts';
import { chooseOcean } from './noaa/choose-ocean.ts';
import { describeRunCost, fetchRunCost, findLastHour } from './noaa/run-cost.ts';
import { BadOption, HELP, type Options, parseOptions } from './options.ts';
import { createProgress, type Progress } from './progress.ts';
import { startServer } from './services/http-server.ts';
import { createTimeline, type Timeline } from './timeline.ts';

const repoRoot = join(import.meta.dirname, '../../..');
const STOP_LIMIT_MS = 1800;

/** `npm start`: runs until it is stopped. `startedAt` is when the command began, by performance.now(). */
export async function main(args: readonly string[], startedAt: number): Promise<void> {
  // Lambda's clock is UTC.
  process.env.TZ = 'UTC';
  const options = readOptions(args);
  if (!options) return;

  const timeline = createTimeline();
  const progress = createProgress(process.stdout);
  const stopping = new AbortController();
  const stops: (() => Promise<void> | void)[] = [];
  const stopAll = async (code: number) => {
    progress.clear();
    await Promise.race([Promise.all(stops.splice(0).map((stop) => stop())), pause(STOP_LIMIT_MS)]);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopping.abort();
      void stopAll(0);
    });
  }
  try {
    const later = await start(options, progress, timeline, stopping.signal, stops);
    progress.clear();
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
    const site = `http://localhost:${options.port}`;
    console.log(`Mail: ${site}/_local/mail`);
    console.log(`ready ${site} (${seconds()} s)`);
    if (options.timeline) console.log(timeline.print());
    for (const { follow, done } of later) {
      await follow();
      progress.clear();
      console.log(`${done} (${seconds()} s)`);
      if (options.timeline) console.log(timeline.print());
    }
  } catch (error) {
    if (stopping.signal.aborted) return;
    progress.clear();
    console.error(sentenceOf(error, options));
    await stopAll(1);
  }
}

/** What a first start goes on with while the site answers. */
interface Later {
  follow(): Promise<void>;
  /** Said then. */
  readonly done: string;
}

async function start(
  options: Options,
  progress: Progress,
  timeline: Timeline,
  signal: AbortSignal,
  stops: (() => Promise<void> | void)[],
): Promise<readonly Later[]> {
  progress.show('Setting up');
  timeline.begin('load the program')();
  await timeline.span('check the port', () => assertPortUsable(options.port));
  const chosen = await timeline.span('choose the ocean', () => chooseOcean(options));
  const startsAt = options.now ?? chosen.mirror.now;
  const dataDir = join(options.dataDir, nameDataFolder(chosen, startsAt));
  const folder = takeDataFolder(dataDir);
  stops.push(folder.release);
  progress.say(chosen.sentence);
  // A person who gives a time or a number of days wants exactly that.
  const isNearFirst = chosen.kind === 'sample' && !folder.isComposed && startsAt === undefined && !chosen.days;
  const ocean = { ...chosen, isNearFirst };
  const clock = startClock(startsAt);

  const cacheDir = join(repoRoot, 'node_modules/.cache/groundswell');
  progress.show('Building the web');
  await timeline.span('build the web', () => buildWeb(repoRoot, cacheDir, signal));
  progress.show('Synthesizing the app');
  const app = await timeline.span('synthesize', () => buildApp(repoRoot, cacheDir, signal));

  progress.show('Starting');
  const { port, verbose, limits, charts } = options;
  const { say } = progress;
  const cloud = await startCloud({ app, dataDir, port, clock, ocean, folder, verbose, limits, charts, say, timeline });
  stops.push(cloud.stop);
  signal.throwIfAborted();
  const isFirst = !folder.isComposed;
  const [later, fault] = await Promise.all([
    compose(cloud, folder, progress, signal),
    timeline.span('first posts', () => putFirstPosts(repoRoot, cloud.environment, signal)),
  ]);
  if (fault !== undefined) progress.say(fault);
  const drawCharts = { follow: () => followFirstCharts(cloud, progress), done: 'All charts are drawn' };
  return isFirst && charts ? [...later, drawCharts] : later;
}

/** With the live ocean: cuts the run at the budget and prints its cost. Without NOAA's answer there is no limit. */
async function limitReading({ plan, ocean }: Cloud, progress: Progress, signal: AbortSignal) {
  const { reading, limitTo, settings } = ocean;
  if (!reading || !limitTo) return;
  const parts = await fetchRunCost(plan, settings, signal).catch(() => undefined);
  if (!parts) return;
  const lastHour = findLastHour(parts, reading.budgetBytes);
  if (lastHour !== undefined) limitTo(lastHour);
  progress.say(describeRunCost(parts, lastHour));
}

/**
 * The first start waits for forecasts, of the sample ocean for those of the beaches on the first page; later ones show what
 * is stored while newer ones are made.
 */
async function compose(
  cloud: Cloud,
  folder: DataFolder,
  progress: Progress,
  signal: AbortSignal,
): Promise<readonly Later[]> {
  const limited = limitReading(cloud, progress, signal);
  if (folder.isComposed) {
    void limited.then(() => {
      if (signal.aborted) return;
      const jobs = cloud.startJobs();
      for (const which of ['runs', 'others'] as const) void run(jobs, which, progress);
    });
    return [];
  }
  if (cloud.ocean.reading) progress.show("Asking NOAA's listings");
  await limited;
  signal.throwIfAborted();
  const jobs = cloud.startJobs();
  const { publishRest } = cloud.ocean;
  const { first, all } = followFirstForecasts(cloud, jobs, progress, publishRest && POPULAR_BEACH_IDS);
  const remember = async () => {
    const { beaches, problems } = await all;
    for (const problem of problems) progress.say(problem);
    if (beaches > 0) folder.rememberComposed();
    else progress.say('The ocean could not be read: there are no forecasts yet. It is tried again in a few minutes.');
  };
  if (!publishRest) {
    await Promise.all([remember(), run(jobs, 'others', progress)]);
    return [];
  }
  // Observations, advisories and the rest take as long as the first forecasts.
  await first;
  const others = run(jobs, 'others', progress);
  const follow = async () => {
    await Promise.all([remember(), others]);
    publishRest();
    await readRest(cloud, jobs, progress);
  };
  return [{ follow, done: 'All days are read' }];
}

/** Reads the remaining days while the site answers, and shows the progress. */
async function readRest(cloud: Cloud, jobs: Jobs, progress: Progress) {
  const { problems } = await followFirstForecasts(cloud, jobs, progress).all;
  for (const problem of problems) progress.say(problem);
}

async function run(jobs: Jobs, which: Schedules, progress: Progress) {
  for (const failure of await jobs.runNow(which)) progress.say(failure);
}

/** Checked before the long build. Throws the system's error, or fetch's where browsers block the port. */
async function assertPortUsable(port: number) {
  const server = await startServer((_request, response) => response.end(), port);
  try {
    await fetch(`http://localhost:${port}`);
  } finally {
    await server.stop();
  }
}

function readOptions(args: readonly string[]): Options | undefined {
  try {
    const options = parseOptions(args, repoRoot);
    if (!options.help) return options;
    console.log(HELP);
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
  return undefined;
}

function sentenceOf(error: unknown, { port }: Options): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (isBadPort(error)) return `Browsers block port ${port}. Choose another with --port.`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another with --port.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose another with --port.`;
  return error.message;
}

/** https://fetch.spec.whatwg.org/#port-blocking */
function isBadPort({ cause }: Error): boolean {
  return cause instanceof Error && cause.message === 'bad port';
}
