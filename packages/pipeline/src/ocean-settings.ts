import { type GridModel, isCycle, isShortRangeModelId, type ModelHost, SHORT_RANGE_MODELS } from '@groundswell/ocean';
import { numberEnv } from '@groundswell/runtime';

/** NOAA's addresses, and the rules for using runs; from the environment. */
export interface OceanSettings {
  /** The address at which each model's paths begin. */
  readonly modelUrls: Readonly<Record<ModelHost, string>>;
  /** The fine model of the first days' wind; absent where switched off. */
  readonly shortRange?: GridModel;
  readonly bulletinsUrl: string;
  readonly ndbcUrl: string;
  /** The weather service's; absent where its advisories are switched off. */
  readonly nwsUrl?: string;
  /** From this age on, hours after its start, a cycle is built from its available steps. */
  readonly takeIncompleteAfterHours: number;
  /** The cycle that replaces every cycle of a model, by the model's id. */
  readonly pins: ReadonlyMap<string, string>;
  /** Whether heights are corrected by buoys. */
  readonly biasCorrection: boolean;
}

/** Reads the settings; throws a sentence that names an invalid one. */
export function readOceanSettings(): OceanSettings {
  return {
    modelUrls: {
      gfs: baseUrl('NOAA_GFS_URL', 'https://noaa-gfs-bdp-pds.s3.amazonaws.com'),
      nam: baseUrl('NOAA_NAM_URL', 'https://noaa-nam-pds.s3.amazonaws.com'),
      hrrr: baseUrl('NOAA_HRRR_URL', 'https://noaa-hrrr-bdp-pds.s3.amazonaws.com'),
      rrfs: baseUrl('NOAA_RRFS_URL', 'https://noaa-rrfs-ops-pds.s3.amazonaws.com'),
    },
    shortRange: shortRangeModel(process.env.SHORT_RANGE_MODEL || 'hrrr'),
    bulletinsUrl: baseUrl('NOAA_BULLETINS_URL', 'https://nomads.ncep.noaa.gov/pub/data/nccf/com/gfs/prod'),
    ndbcUrl: baseUrl('NDBC_URL', 'https://www.ndbc.noaa.gov'),
    nwsUrl: process.env.NWS_URL === 'none' ? undefined : baseUrl('NWS_URL', 'https://api.weather.gov'),
    takeIncompleteAfterHours: numberEnv('OCEAN_TAKE_INCOMPLETE_AFTER_HOURS', 8),
    pins: parsePins(process.env.OCEAN_PINS || '{}'),
    biasCorrection: process.env.BIAS_CORRECTION !== 'off',
  };
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
