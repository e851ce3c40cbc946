import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import { MODELS, type ModelErrors, type SeededErrors } from './errors/model-errors.ts';
import { errTrain, errWind, swellTimeMs } from './errors/run-error.ts';
import { arrivingTrain, computeReach, LEAST_SHOWN_M2, type Reach, type TrainField } from './swell/reach.ts';
import { computeRegionalSeas, regionalSeaLagsMs } from './swell/regional-sea.ts';
import { type SwellSource, swellSourceOf } from './swell/source.ts';
import type { WaveSites } from './wave-sites.ts';
import { computeWeather, type WeatherField } from './weather/field.ts';
import { coasts, type Lattice } from './weather/lattice.ts';
import { listSystems, type PressureSystem } from './weather/systems.ts';

/**
 * The synthetic ocean of one seed. `runMs` selects the forecast of one model run; without it, the methods return the
 * true weather, which stations measure.
 */
export interface Ocean {
  /** Returns the open-water weather on a lattice, by default the lattice around the covered coasts. */
  weather(runMs: number | undefined, timeMs: number, lattice?: Lattice): WeatherField;
  /**
   * Returns every wave train that reaches the coarse nodes of the sites: swell from distant storms, and regional seas.
   */
  trains(
    sites: WaveSites,
    runMs: number | undefined,
    timeMs: number,
  ): {
    readonly swells: readonly TrainField[];
    readonly seas: readonly TrainField[];
  };
}

/** The time that the slowest relevant swell takes across the Pacific. */
const LONGEST_TRAVEL_MS = 15 * DAY_MS;
const FORECAST_MS = 17 * DAY_MS;
/** The compass direction from the coast to the open ocean, degrees. */
const OCEAN_FROM_DEG = { pacific: 290, atlantic: 120 } as const;
/** The number of nodes that are cached for each lattice; they take some 35 MB. */
const WEATHER_NODES_KEPT = 1_450_000;
const REACHES_KEPT = 90;

/**
 * Creates the ocean of a seed. Its runs err like those of `model`, by default like GFS-Wave at NDBC buoys.
 */
export function createOcean(seed: number, model: ModelErrors = MODELS.gfsWave): Ocean {
  const errors: SeededErrors = { ...model, seed };
  const weatherCaches = new WeakMap<Lattice, Map<string, WeatherField>>();
  const systemCache = new Map<string, { systems: readonly PressureSystem[]; sources: readonly SwellSource[] }>();
  const reachCaches = new WeakMap<WaveSites, Map<string, Reach>>();

  const outlook = (runMs: number | undefined, timeMs: number) => {
    const from = runMs ?? Math.floor(timeMs / DAY_MS) * DAY_MS;
    const span = runMs === undefined ? DAY_MS : FORECAST_MS;
    return remember(systemCache, `${runMs ?? 'true'} ${from}`, 12, () => {
      const systems = listSystems(errors, runMs, from - LONGEST_TRAVEL_MS, from + span);
      const sources = systems.map(swellSourceOf).filter((source) => source !== undefined);
      return { systems, sources };
    });
  };

  const weather: Ocean['weather'] = (runMs, timeMs, lattice = coasts) => {
    // A run has no forecast error before its start, so its earlier hours use the true weather.
    const asRun = runMs !== undefined && timeMs > runMs ? runMs : undefined;
    const cache = weatherCaches.get(lattice) ?? new Map<string, WeatherField>();
    weatherCaches.set(lattice, cache);
    const most = Math.floor(WEATHER_NODES_KEPT / lattice.nodes.count);
    return remember(cache, `${asRun ?? 'true'} ${timeMs}`, most, () => {
      const field = computeWeather(seed, outlook(asRun, timeMs).systems, timeMs, lattice.nodes);
      if (asRun !== undefined) errWind(errors, asRun, timeMs, lattice.nodes, field);
      return field;
    });
  };

  return {
    weather,
    trains(sites, runMs, timeMs) {
      const reaches = reachCaches.get(sites) ?? new Map<string, Reach>();
      reachCaches.set(sites, reaches);
      const swells = outlook(runMs, timeMs)
        .sources.filter(({ ocean, puffs }) => ocean === sites.ocean && mayArrive(puffs, timeMs))
        .map((source) => remember(reaches, source.id, REACHES_KEPT, () => computeReach(source, sites.coarse)))
        .map((reach) => {
          const swellMs = swellTimeMs(errors, reach.source.storm, runMs, timeMs);
          return arrivingTrain(reach, swellMs, sites.coarse, sites.fromCoarse ? undefined : LEAST_SHOWN_M2);
        })
        .filter((train) => train !== undefined);
      const hourMs = Math.floor(timeMs / HOUR_MS) * HOUR_MS;
      const fields = regionalSeaLagsMs.map((lagMs) =>
        weather(runMs, (lagMs === 0 ? timeMs : hourMs) - lagMs, sites.lattice),
      );
      const seas = computeRegionalSeas(sites.coarse, sites.surroundings, fields, OCEAN_FROM_DEG[sites.ocean]);
      for (const swell of swells) errTrain(errors, sites, runMs, timeMs, swell, 'height');
      for (const sea of seas) errTrain(errors, sites, runMs, timeMs, sea, 'seaHeight');
      return { swells, seas };
    },
  };
}

function mayArrive(puffs: SwellSource['puffs'], timeMs: number): boolean {
  const [first] = puffs;
  const last = puffs.at(-1);
  return !!first && !!last && first.timeMs < timeMs && timeMs < last.timeMs + LONGEST_TRAVEL_MS;
}

function remember<V>(cache: Map<string, V>, key: string, most: number, make: () => V): V {
  const known = cache.get(key);
  if (known !== undefined) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const made = make();
  cache.set(key, made);
  if (cache.size > most)
    for (const oldest of cache.keys()) {
      cache.delete(oldest);
      break;
    }
  return made;
}
