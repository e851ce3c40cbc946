import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { endThread } from '../end-thread.ts';
import type { Options } from '../options.ts';
import { type MirrorSettings, readMirrorSettings } from './mirror-settings.ts';
import { openMirror } from './mirror-source.ts';
import { serveNoaa } from './noaa-server.ts';
import { NOAA_HOSTS, settingsFor } from './noaa-source.ts';
import { BYTES_PER_MB, type Reading, servePassThrough } from './pass-through.ts';
import type { SampleOrder, SampleRuns } from './sample-worker.ts';

/** The ocean to read, chosen before any service starts. */
export interface OceanChoice {
  readonly kind: 'live' | 'mirror' | 'sample';
  /** A sentence for the terminal that names the ocean. */
  readonly sentence: string;
  readonly mirrorDir?: string;
  readonly mirror: MirrorSettings;
  /** Live ocean: the most bytes that may be read of the models' files; absent for no limit. */
  readonly budgetBytes?: number;
  /** Sample ocean: the length of its runs in days; absent for the length of NOAA's runs. */
  readonly days?: number;
  /** Sample ocean: whether it publishes the first 30 hours of a run before the rest. */
  readonly isNearFirst?: boolean;
}

const PROBE_LIMIT_MS = 3000;
/**
 * NOAA completes a run within five and a half hours. After six hours, the pipeline therefore accepts a run that the
 * budget has cut short.
 */
const LIMITED_RUN_SETTINGS = { OCEAN_TAKE_INCOMPLETE_AFTER_HOURS: '6' };
/** The steps of a run's first 30 hours that are published first. Forecasts interpolate over gaps of up to six hours. */
const NEAR_STEPS_HOURS = [0, 6, 12, 18, 24, 30];
/**
 * The sample ocean publishes a run 4.5 hours after the run's start. With a limit of four hours, the pipeline therefore
 * accepts a shortened run at once.
 */
const SAMPLE_RUN_SETTINGS = { OCEAN_TAKE_INCOMPLETE_AFTER_HOURS: '4' };

/** Chooses the ocean that the options name; by default NOAA's if it can be reached, else the sample ocean. */
export async function chooseOcean({
  mirrorDir,
  offline,
  now,
  liveBudgetMb,
  days,
}: Pick<Options, 'mirrorDir' | 'offline' | 'now' | 'liveBudgetMb' | 'days'>): Promise<OceanChoice> {
  if (mirrorDir !== undefined) {
    if (!existsSync(mirrorDir)) throw new Error(`There is no folder ${mirrorDir}.`);
    return {
      kind: 'mirror',
      sentence: `Ocean: the mirror in ${mirrorDir}.`,
      mirrorDir,
      mirror: readMirrorSettings(mirrorDir),
    };
  }
  const sample = (why: string): OceanChoice => ({
    kind: 'sample',
    sentence: `Ocean: the sample ocean${why}.`,
    mirror: {},
    days,
  });
  if (offline) return sample(' (--offline)');
  if (days !== undefined) return sample(' (--days)');
  if (now !== undefined) return sample(', as the time is pinned (--now)');
  if (await reachesNoaa()) {
    const sentence = `Ocean: NOAA's, live; at most ${liveBudgetMb} MB are read of it (--live-budget-mb).`;
    return { kind: 'live', sentence, mirror: {}, budgetBytes: liveBudgetMb * BYTES_PER_MB };
  }
  return sample(', as NOAA cannot be reached');
}

async function reachesNoaa(): Promise<boolean> {
  const url = `https://${NOAA_HOSTS.NOAA_GFS_URL.host}/?list-type=2&max-keys=1`;
  return fetch(url, { signal: AbortSignal.timeout(PROBE_LIMIT_MS) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** Used for a mirror that has no folder of the weather service. */
const WITHOUT_ADVISORIES = { NWS_URL: 'none' };

export interface RunningOcean {
  /** Settings that point functions to this ocean. */
  readonly settings: Readonly<Record<string, string>>;
  /** Live ocean. */
  readonly reading?: Reading;
  /** Live ocean: from this call on, hides a run's steps beyond `lastHour`. */
  readonly limitTo?: (lastHour: number) => void;
  /** Sample ocean with its near hours first: publishes the remaining steps. */
  readonly publishRest?: () => void;
  /** Sample ocean: sets the priority at which its files are written, in units of `nice`. */
  readonly yieldTo?: (niceness: number) => void;
  stop(): Promise<void>;
}

/**
 * Serves the chosen ocean. `sampleWorker` is the bundled `sample-worker.ts`; `onSpent` is called when the budget is
 * used up.
 */
export async function startOcean(
  choice: OceanChoice,
  sampleWorker: URL,
  clockOffsetMs: number,
  onSpent: () => void,
): Promise<RunningOcean> {
  if (choice.kind === 'sample') return startSample(sampleWorker, clockOffsetMs, choice);
  if (choice.mirrorDir === undefined) {
    const { url, ...rest } = await servePassThrough({
      budgetBytes: choice.budgetBytes ?? Number.POSITIVE_INFINITY,
      onSpent,
    });
    return {
      settings: { ...settingsFor(url), ...LIMITED_RUN_SETTINGS },
      ...rest,
    };
  }

  const server = await serveNoaa(openMirror(choice.mirrorDir, Date.now() + clockOffsetMs));
  const { pins, takeIncompleteAfterHours: hours, shortRangeModel } = choice.mirror;
  return {
    settings: {
      ...settingsFor(server.url),
      ...(!existsSync(join(choice.mirrorDir, NOAA_HOSTS.NWS_URL.host)) && WITHOUT_ADVISORIES),
      ...(pins && { OCEAN_PINS: JSON.stringify(pins) }),
      ...(shortRangeModel !== undefined && { SHORT_RANGE_MODEL: shortRangeModel }),
      ...(hours !== undefined && { OCEAN_TAKE_INCOMPLETE_AFTER_HOURS: String(hours) }),
    },
    stop: server.stop,
  };
}

function startSample(
  workerUrl: URL,
  clockOffsetMs: number,
  { days, isNearFirst }: Pick<OceanChoice, 'days' | 'isNearFirst'>,
): Promise<RunningOcean> {
  const rest = days === undefined ? {} : { days };
  const first = isNearFirst ? { stepsHours: NEAR_STEPS_HOURS, bulletins: false, shortRange: false } : rest;
  const runs: SampleRuns = { first, rest };
  const worker = new Worker(workerUrl, { workerData: { clockOffsetMs, runs }, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', ({ url }: { readonly url: string }) => {
      const isCut = isNearFirst || days !== undefined;
      const post = (order: SampleOrder) => worker.postMessage(order);
      const publishRest = isNearFirst ? () => post({ publishRest: true }) : undefined;
      const yieldTo = (niceness: number) => post({ niceness });
      resolve({
        settings: { ...settingsFor(url), OCEAN_SOURCE: 'sample', ...(isCut && SAMPLE_RUN_SETTINGS) },
        publishRest,
        yieldTo,
        stop: () => endThread(worker),
      });
    });
  });
}
