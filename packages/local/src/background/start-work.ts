import { basename, join } from 'node:path';
import { listStartBeaches } from '@groundswell/data/start-beaches';
import { type BuiltApp, POSTS_PROGRAM } from '../build/build-app.ts';
import type { Cloud } from '../cloud.ts';
import type { DataFolder } from '../data-folder.ts';
import { describeRunCost, fetchRunCost, findLastHour } from '../noaa/run-cost.ts';
import type { Progress } from '../progress.ts';
import type { Timeline } from '../timeline.ts';
import { drawCurrentWaveChart, followCharts } from './first-charts.ts';
import { followFirstForecasts } from './first-forecasts.ts';
import type { Jobs } from './jobs.ts';
import { putSeedPosts } from './seed-posts.ts';

interface StartWork {
  readonly cloud: Cloud;
  readonly app: BuiltApp;
  readonly folder: DataFolder;
  readonly repoRoot: string;
  readonly charts: boolean;
  readonly progress: Progress;
  readonly timeline: Timeline;
  readonly signal: AbortSignal;
}

/** Background work that follows once the site is ready; `say` prints which part is complete. */
type BackgroundWork = (say: (done: string) => void) => Promise<void>;

const FIND_RUNS = 'find-runs';
const DRAW_MAP_STILLS = 'draw-map-stills';
/** Every page shows the results of these jobs, so they run before the other jobs. */
const EARLY_JOBS = ['refresh-observations', 'refresh-advisories'];

/**
 * Serves the stored data at once and looks for newer runs in the background. If the first start was interrupted, it
 * also follows the missing forecasts.
 */
export async function laterStart(work: StartWork): Promise<BackgroundWork> {
  const { cloud, folder, progress, signal } = work;
  cloud.yieldToReaders();
  return async (say) => {
    const limited = limitReading(work);
    const posts = putPosts(work);
    await limited;
    if (signal.aborted) return;
    const jobs = cloud.startJobs();
    const found = run(jobs, work, FIND_RUNS);
    const others = Promise.all([run(jobs, work, ...EARLY_JOBS, DRAW_MAP_STILLS, ...othersOf(jobs)), posts]);
    if (!folder.isComplete) {
      const { problems } = await followFirstForecasts(cloud, jobs, found, progress).all;
      for (const problem of problems) progress.say(problem);
      folder.rememberComplete();
      say('All days are read');
    }
    await Promise.all([found, others]);
  };
}

/**
 * Prepares the data of the start pages, then lets the site open. The data are the forecasts of these pages' beaches,
 * the current wave chart with its map stills, and the seed posts. With NOAA's ocean or a mirror the site waits for all
 * forecasts.
 */
export async function firstStart(work: StartWork): Promise<BackgroundWork> {
  const { cloud, folder, charts, progress, timeline, signal } = work;
  const { publishRest, reading } = cloud.ocean;
  const posts = timeline.span('first posts', () => putPosts(work));
  if (reading) progress.show("Asking NOAA's listings");
  await limitReading(work);
  signal.throwIfAborted();
  const jobs = cloud.startJobs();
  const found = run(jobs, work, FIND_RUNS);
  const startBeaches = publishRest ? listStartBeaches().flat() : [];
  // An earlier start that was interrupted has composed some of these beaches.
  const lacking = startBeaches.filter((id) => !folder.composed.has(id));
  const onComposed = (ids: Iterable<number>) => folder.rememberBeaches(ids);
  const { first, all } = followFirstForecasts(cloud, jobs, found, progress, { wantedFirst: lacking, onComposed });
  const composed = all.then(({ beaches, problems }) => {
    for (const problem of problems) progress.say(problem);
    if (beaches > 0) {
      folder.rememberComposed();
      if (!publishRest) folder.rememberComplete();
    } else progress.say('The ocean could not be read: there are no forecasts yet. It is tried again in a few minutes.');
  });
  const plates = async () => {
    if (!charts) return;
    await timeline.span('chart of now', () => found.then(() => drawCurrentWaveChart(cloud)));
    await run(jobs, work, DRAW_MAP_STILLS);
    await first;
    // The sentences beside the map stills come from the forecasts, so the job runs again once forecasts exist.
    await run(jobs, work, DRAW_MAP_STILLS);
  };
  const others = othersOf(jobs);
  if (!publishRest) await Promise.all([plates(), posts, composed, run(jobs, work, ...EARLY_JOBS, ...others)]);
  else await Promise.all([plates(), posts, timeline.span('first forecasts', () => first)]);
  if (startBeaches.length > 0 && startBeaches.every((id) => folder.composed.has(id))) folder.rememberComposed();
  cloud.yieldToReaders();

  return async (say) => {
    if (publishRest) {
      publishRest();
      const found = run(jobs, work, FIND_RUNS);
      await run(jobs, work, ...EARLY_JOBS, ...others);
      await Promise.all([found, composed]);
      folder.rememberComplete();
      say('All days are read');
    }
    if (!charts) return;
    await followCharts(cloud, progress);
    await run(jobs, work, DRAW_MAP_STILLS);
    say('All charts are drawn');
  };
}

const othersOf = ({ names }: Jobs) =>
  names.filter((name) => ![FIND_RUNS, DRAW_MAP_STILLS, ...EARLY_JOBS].includes(name));

async function run(jobs: Jobs, { progress, signal }: StartWork, ...names: readonly string[]): Promise<void> {
  for (const failure of await jobs.runNow(...names)) if (!signal.aborted) progress.say(failure);
}

/** Writes the seed posts of this build, unless the data folder already has them. */
async function putPosts({ cloud, app, folder, repoRoot, progress, signal }: StartWork): Promise<void> {
  const build = basename(app.dir);
  if (folder.postsOf === build) return;
  const fault = await putSeedPosts(cloud, join(app.dir, POSTS_PROGRAM, 'index.mjs'), repoRoot);
  if (fault === undefined) folder.rememberPosts(build);
  else if (!signal.aborted) progress.say(fault);
}

/**
 * Limits the live ocean's run to the hours that the budget covers, and prints the cost. If NOAA does not answer, the
 * run is not limited.
 */
async function limitReading({ cloud: { plan, ocean }, progress, signal }: StartWork): Promise<void> {
  const { reading, limitTo, settings } = ocean;
  if (!reading || !limitTo) return;
  const parts = await fetchRunCost(plan, settings, signal).catch(() => undefined);
  if (!parts) return;
  const lastHour = findLastHour(parts, reading.budgetBytes);
  if (lastHour !== undefined) limitTo(lastHour);
  progress.say(describeRunCost(parts, lastHour));
}
