import { listBeaches } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import { listLocalDays } from '@groundswell/forecast';
import {
  BULLETINS,
  bulletinPath,
  DECIDING_MODELS,
  type GridModel,
  listObjects,
  MAX_BULLETIN_BYTES,
  NotPublishedError,
  parseCycle,
} from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import { sourceFileOf } from '../ingest/source-file.ts';
import { noaa } from '../noaa.ts';
import type { OceanSettings } from '../ocean-settings.ts';

/** The steps of one source that NOAA has published. */
export interface AvailableSteps {
  readonly source: string;
  readonly steps: readonly number[];
}

/**
 * The largest number of hours before a cycle that are read. They come from the cycle 24 hours earlier, which has no
 * older hours.
 */
const MOST_LEAD_IN_HOURS = 24;

/**
 * Lists the hours before a cycle that a first forecast also needs, back to the start of today at any beach (`now`: UTC
 * ms).
 */
export function listLeadInSteps(cycle: string, now: number): readonly number[] {
  const zones = new Set(listBeaches().map(({ timeZone }) => timeZone));
  const midnights = [...zones].map((zone) => listLocalDays(zone, now, 1)[0]?.startAt ?? now);
  const hours = Math.ceil((parseCycle(cycle) - Math.min(...midnights)) / HOUR_MS);
  const length = Math.min(MOST_LEAD_IN_HOURS, Math.max(0, hours));
  return Array.from({ length }, (_, hour) => hour - length);
}

const LISTING_MS = 10_000;
/**
 * The longest wait for an index file, which normally appears within minutes after its GRIB2 file. After this time, a
 * file that is small enough is read whole, without an index.
 */
const INDEX_LATE_MS = 30 * 60_000;
/**
 * The number of bulletins that are requested to find out whether a cycle's bulletins are published. All appear
 * together, so three missing ones mean that none is published. For a late cycle all are requested.
 */
const PROBED_POINTS = 3;

/** Lists which of the wanted steps of a model exist, by the bucket's listing. Throws like `listObjects`. */
export async function listGridSteps(
  model: GridModel,
  cycle: string,
  wanted: readonly number[],
  settings: OceanSettings,
  giveUpAt?: number,
): Promise<readonly number[]> {
  const pin = settings.pins.get(model.id);
  const files = wanted.map((step) => ({ step, file: sourceFileOf(cycle, step, pin) }));
  const cycles = new Set(files.map(({ file }) => file.cycle));
  const listed = await Promise.all(
    [...cycles].map((one) => listObjects(noaa, settings.modelUrls[model.host], model.listingPrefix(one), giveUpAt)),
  );
  const objects = new Map(listed.flat().map((object) => [object.key, object]));

  return files
    .filter(({ file }) => {
      const path = model.path(file.cycle, file.step);
      const object = objects.get(path);
      if (!object) return false;
      const mayBeReadWhole = object.sizeBytes <= model.wholeFileMaxBytes;
      return objects.has(`${path}.idx`) || (mayBeReadWhole && Date.now() - object.modifiedAt > INDEX_LATE_MS);
    })
    .map(({ step }) => step);
}

/**
 * Lists which steps of the optional models exist. A model whose listing fails or takes over ten seconds is left out. A
 * failure is only logged, because a forecast is complete without these models.
 */
export async function listOptional(
  cycle: string,
  wanted: (model: GridModel) => readonly number[],
  settings: OceanSettings,
): Promise<readonly AvailableSteps[]> {
  const hasCycle = ({ cycleHours }: GridModel) => cycleHours.includes(new Date(parseCycle(cycle)).getUTCHours());
  const listed = await Promise.all(
    settings.optional.filter(hasCycle).map(async (model): Promise<readonly AvailableSteps[]> => {
      try {
        const steps = await listGridSteps(model, cycle, wanted(model), settings, Date.now() + LISTING_MS);
        return [{ source: model.id, steps }];
      } catch (error) {
        logLine('warn', { job: 'find-runs', cycle, without: model.id, error });
        return [];
      }
    }),
  );
  return listed.flat();
}

/** Lists which steps of a cycle the deciding models have. A model whose listing failed is in `failures` instead. */
export async function listGrids(
  cycle: string,
  settings: OceanSettings,
): Promise<{ available: AvailableSteps[]; failures: unknown[] }> {
  const requests = DECIDING_MODELS.map(async (model) => ({
    source: model.id,
    steps: await listGridSteps(model, cycle, model.steps, settings),
  }));
  const settled = await Promise.allSettled(requests);
  return {
    available: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    failures: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])),
  };
}

/** Returns whether a cycle has bulletins, by requesting some of them. Throws like `NoaaClient`. */
export async function hasBulletins(cycle: string, settings: OceanSettings): Promise<boolean> {
  const file = sourceFileOf(cycle, 0, settings.pins.get(BULLETINS));
  const late = Date.now() - parseCycle(cycle) >= settings.takeIncompleteAfterHours * HOUR_MS;
  for (const pointId of listBulletinPoints().slice(0, late ? undefined : PROBED_POINTS)) {
    try {
      await noaa.read(`${settings.bulletinsUrl}/${bulletinPath(file.cycle, pointId)}`, {
        maxBytes: MAX_BULLETIN_BYTES,
      });
      return true;
    } catch (error) {
      if (!(error instanceof NotPublishedError)) throw error;
    }
  }
  return false;
}

/** Lists the points whose bulletins stand in for a beach's wave grid when the grid is missing. */
export function listBulletinPoints(): readonly string[] {
  return [...new Set(listBeaches().flatMap(({ bulletinId }) => bulletinId ?? []))].sort();
}
