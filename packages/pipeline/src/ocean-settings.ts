import {
  CONTRIBUTING_MODELS,
  type GridModel,
  isCycle,
  isShortRangeModelId,
  MODEL_HOSTS,
  type ModelHost,
  SHORT_RANGE_MODELS,
} from '@groundswell/ocean';
import { numberEnv } from '@groundswell/runtime';

/** NOAA's addresses, and the rules for using runs, from the environment. */
export interface OceanSettings {
  /** The address at which each model's paths begin. */
  readonly modelUrls: Readonly<Record<ModelHost, string>>;
  /** The short-range model of the first days' wind; absent where switched off. */
  readonly shortRange?: GridModel;
  /** The models that a forecast uses where they have arrived, and never waits for. */
  readonly optional: readonly GridModel[];
  readonly bulletinsUrl: string;
  readonly ndbcUrl: string;
  /** The address of the weather service; absent where its advisories are switched off. */
  readonly nwsUrl?: string;
  /** The age of a cycle, in hours after its start, at which it is built even with missing steps. */
  readonly takeIncompleteAfterHours: number;
  /** The pinned cycles by model id. A pinned cycle replaces every cycle of its model. */
  readonly pins: ReadonlyMap<string, string>;
  /** Whether bias corrections by buoys apply to heights. */
  readonly biasCorrection: boolean;
  /** Whether the addresses serve a made-up ocean, whose forecast errors are no skill. */
  readonly isSample: boolean;
}

/** Reads the settings. Throws a sentence that names an invalid setting. */
export function readOceanSettings(): OceanSettings {
  const shortRange = shortRangeModel(process.env.SHORT_RANGE_MODEL || 'hrrr');
  return {
    modelUrls: readModelUrls(),
    shortRange,
    optional: [...(shortRange ? [shortRange] : []), ...contributing(process.env.CONTRIBUTING_MODELS || 'none')],
    bulletinsUrl: baseUrl('NOAA_BULLETINS_URL', 'https://nomads.ncep.noaa.gov/pub/data/nccf/com/gfs/prod'),
    ndbcUrl: baseUrl('NDBC_URL', 'https://www.ndbc.noaa.gov'),
    nwsUrl: process.env.NWS_URL === 'none' ? undefined : baseUrl('NWS_URL', 'https://api.weather.gov'),
    takeIncompleteAfterHours: numberEnv('OCEAN_TAKE_INCOMPLETE_AFTER_HOURS', 8),
    pins: parsePins(process.env.OCEAN_PINS || '{}'),
    biasCorrection: process.env.BIAS_CORRECTION !== 'off',
    isSample: process.env.OCEAN_SOURCE === 'sample',
  };
}

function readModelUrls(): Readonly<Record<ModelHost, string>> {
  const urls = Object.entries(MODEL_HOSTS).map(([host, { variable, url }]) => [host, baseUrl(variable, url)]);
  return Object.fromEntries(urls) as Record<ModelHost, string>;
}

function baseUrl(name: string, fallback: string): string {
  const url = process.env[name] || fallback;
  if (!/^https?:\/\//.test(url))
    throw new Error(`The environment variable ${name} must be an http address, not "${url}".`);
  return url.replace(/\/+$/, '');
}

function shortRangeModel(id: string): GridModel | undefined {
  if (id === 'none') return undefined;
  if (isShortRangeModelId(id)) return SHORT_RANGE_MODELS[id];
  throw new Error(`The environment variable SHORT_RANGE_MODEL must be nam, hrrr, rrfs or none, not "${id}".`);
}

function contributing(name: string): readonly GridModel[] {
  const models = name === 'none' ? [] : CONTRIBUTING_MODELS[name];
  if (models) return models;
  const names = [...Object.keys(CONTRIBUTING_MODELS), 'none'].join(' or ');
  throw new Error(`The environment variable CONTRIBUTING_MODELS must be ${names}, not "${name}".`);
}

function parsePins(text: string): ReadonlyMap<string, string> {
  const pins: unknown = JSON.parse(text);
  if (typeof pins !== 'object' || pins === null)
    throw new Error('The environment variable OCEAN_PINS must be a JSON object.');
  return new Map(
    Object.entries(pins).map(([model, cycle]) => {
      if (typeof cycle !== 'string' || !isCycle(cycle))
        throw new Error(`OCEAN_PINS names no cycle for ${model}: "${cycle}".`);
      return [model, cycle];
    }),
  );
}
