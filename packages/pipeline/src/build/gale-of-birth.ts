import { pointStore } from '@groundswell/data/ocean';
import { HOUR_MS } from '@groundswell/durations';
import { findGale, GALE_WITHIN_KM, type Gale, type Point, type SwellBirth } from '@groundswell/forecast';
import { cycleAt } from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import { readWinds } from '@groundswell/tiles/points';

const RUN_MS = 6 * HOUR_MS;
/** The step between the grid points whose winds are read: four points are one degree. Gales are wider than that. */
const STRIDE = 4;
const SPAN_DEG = GALE_WITHIN_KM / 111;

/**
 * Returns a lookup of the gale that raised a swell. It uses the winds at the start of the model run nearest in time to
 * the swell's origin. The result is null where these winds have no gale, and undefined where no winds are stored. The
 * beaches of a batch share the cached winds, because the same storms reach them. Winds that cannot be read are logged
 * and treated as not stored, so that no forecast fails for them.
 */
export function galesOfBirths(): (birth: SwellBirth, beach: Point) => Promise<Gale | null | undefined> {
  const read = new Map<string, Promise<Uint8Array | undefined>>();
  const windsOf = (run: string) => {
    const known =
      read.get(run) ??
      pointStore.findWinds(run).catch((error: unknown) => {
        logLine('warn', { winds: run, error });
        return undefined;
      });
    read.set(run, known);
    return known;
  };
  return async (birth, beach) => {
    const bytes = await windsOf(cycleAt(Math.round(birth.at / RUN_MS) * RUN_MS));
    if (!bytes) return undefined;
    const winds = readWinds(bytes, birth.place.lat, SPAN_DEG, STRIDE);
    return winds.length > 0 ? (findGale(winds, birth, beach) ?? null) : undefined;
  };
}
