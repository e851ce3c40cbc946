import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json } from '../template/json.ts';

/** The contents of a mirror's `mirror.json`. */
export interface MirrorSettings {
  /** The time that the cloud's clock is set to when it reads the files, UTC ms. */
  readonly now?: number;
  /** Pinned cycles per model, as in `{"gfs.0p25":"2021083100"}`. */
  readonly pins?: Readonly<Record<string, string>>;
  readonly takeIncompleteAfterHours?: number;
  /** The short-range wind model whose files exist: nam, hrrr, rrfs or none. */
  readonly shortRangeModel?: string;
}

/** Reads `mirror.json` if it exists; throws an Error with a user-visible message about any fault in it. */
export function readMirrorSettings(dir: string): MirrorSettings {
  const path = join(dir, 'mirror.json');
  if (!existsSync(path)) return {};
  const json: Json = JSON.parse(readFileSync(path, 'utf8'));
  if (!isObject(json)) throw new Error(`${path} must hold a JSON object.`);
  const { now, pins, takeIncompleteAfterHours: hours, shortRangeModel } = json;

  const at = now === undefined ? undefined : Date.parse(String(now));
  if (Number.isNaN(at)) throw new Error(`"now" in ${path} must be a time such as 2021-08-26T17:00:00Z.`);
  if (pins !== undefined && !isObject(pins)) throw new Error(`"pins" in ${path} must be an object.`);
  if (hours !== undefined && !(typeof hours === 'number' && hours >= 0)) {
    throw new Error(`"takeIncompleteAfterHours" in ${path} must be a number of hours.`);
  }
  if (shortRangeModel !== undefined && typeof shortRangeModel !== 'string') {
    throw new Error(`"shortRangeModel" in ${path} must be a model's name.`);
  }
  return {
    now: at,
    pins: pins && Object.fromEntries(Object.entries(pins).map(([model, cycle]) => [model, String(cycle)])),
    takeIncompleteAfterHours: hours,
    shortRangeModel,
  };
}
