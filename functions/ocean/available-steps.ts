import { listBeaches } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/forecast';
import {
  BULLETINS,
  bulletinPath,
  GRID_MODELS,
  GRID_STEPS,
  type GridModel,
  listObjects,
  MAX_BULLETIN_BYTES,
  NotPublished,
  parseCycle,
} from '@groundswell/ocean';
import { noaa } from './noaa.ts';
import type { OceanSettings } from './ocean-settings.ts';
import { sourceFileOf } from './source-file.ts';

/** Steps of one source that NOAA has published. */
export interface AvailableSteps {
  readonly source: string;
  readonly steps: readonly number[];
}

/** The hours before a cycle that a first forecast also wants, so that today has a morning. */
export const LEAD_IN_STEPS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour - 24);

/** An index follows its file within minutes; past this it is not waited for where the file can do without. */
const INDEX_LATE_MS = 30 * 60_000;
/** Bulletins of a cycle appear together: when none of these is there, none is. Of a late cycle all are asked for. */
const POINTS_ASKED = 3;

/** Which of the given steps of a model are there, by the bucket's listing. Throws like `listObjects`. */
export async function listGridSteps(
  model: GridModel,
  cycle: string,
  wanted: readonly number[],
  settings: OceanSettings,
): Promise<readonly number[]> {
  const pin = settings.pins.get(model.id);
  const files = wanted.map((step) => ({ step, file: sourceFileOf(cycle, step, pin) }));
  const cycles = new Set(files.map(({ file }) => file.cycle));
  const listed = await Promise.all(
    [...cycles].map((one) => listObjects(noaa, settings.gfsUrl, model.listingPrefix(one))),
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

/** Which grid models have which steps of a cycle; a model whose listing cannot be had is in `failures` instead. */
export async function listGrids(
  cycle: string,
  settings: OceanSettings,
): Promise<{ available: AvailableSteps[]; failures: unknown[] }> {
  const asked = GRID_MODELS.map(async (model) => ({
    source: model.id,
    steps: await listGridSteps(model, cycle, GRID_STEPS, settings),
  }));
  const settled = await Promise.allSettled(asked);
  return {
    available: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    failures: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])),
  };
}

/** Whether a cycle has bulletins, by asking for some of them. Throws like `NoaaClient`. */
export async function hasBulletins(cycle: string, settings: OceanSettings): Promise<boolean> {
  const file = sourceFileOf(cycle, 0, settings.pins.get(BULLETINS));
  const late = Date.now() - parseCycle(cycle) >= settings.takeIncompleteAfterHours * HOUR_MS;
  for (const pointId of listBulletinPoints().slice(0, late ? undefined : POINTS_ASKED)) {
    try {
      await noaa.read(`${settings.bulletinsUrl}/${bulletinPath(file.cycle, pointId)}`, {
        maxBytes: MAX_BULLETIN_BYTES,
      });
      return true;
    } catch (error) {
      if (!(error instanceof NotPublished)) throw error;
    }
  }
  return false;
}

/** The points whose bulletins beaches may fall back on. */
export function listBulletinPoints(): readonly string[] {
  return [...new Set(listBeaches().flatMap(({ bulletinId }) => bulletinId ?? []))].sort();
}
