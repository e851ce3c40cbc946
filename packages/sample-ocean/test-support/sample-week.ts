import { storedTraits } from '@groundswell/data/break-traits';
import { type CatalogueBeach, listBeaches } from '@groundswell/data/places';
import { findStation as findCatalogued } from '@groundswell/data/stations';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { findTideStation } from '@groundswell/data/tide-stations';
import { HOUR_MS } from '@groundswell/durations';
import {
  type AirSample,
  type BeachForecast,
  type ListedStation,
  normalizeDeg,
  type ObservedAtBeach,
  pointAlong,
  type SampleSource,
  type Train,
  toDegrees,
  type WaveSample,
} from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { observeBeach } from '@groundswell/pipeline';
import { isSilent, readInstruments } from '../src/ndbc/instruments.ts';
import { stationTrains, stationWeather } from '../src/ndbc/station-weather.ts';
import { stations } from '../src/ndbc/stations.ts';
import { createOcean } from '../src/ocean.ts';
import { fromDegOf, heightMOf, periodSOf, type Trains } from '../src/swell/partitions.ts';
import { sitesOfPlaces, type WaveSites } from '../src/wave-sites.ts';
import { type PointWaves, visitWaves } from '../src/waves.ts';
import { gustMps } from '../src/weather/gust.ts';
import { nodesOf } from '../src/weather/lattice.ts';

/** A beach at an instant of the week: its stored data, and the true sea and wind. */
export interface BeachThen {
  readonly beach: CatalogueBeach;
  readonly now: number;
  readonly stored: BeachForecast;
  readonly observed: ObservedAtBeach;
  /** The readings of all stations, by id. */
  readonly readings: ReadonlyMap<string, ListedStation>;
  /** The true hourly conditions, from the hour of `now` on. */
  readonly truth: readonly { readonly air: AirSample; readonly waves: WaveSample }[];
}

const SEED = 7;
/** The start of a week in November with gales on both coasts. */
const FROM = Date.UTC(2026, 10, 16, 16, 25);
const DAYS = 7;
/** The interval of the instants, which covers all hours of the day in the course of the week. */
const EVERY_MS = 11 * HOUR_MS;
/** The age of the model run that the test reads, that of an ordinary forecast. */
const RUN_AGO_MS = 9 * HOUR_MS;
const TOLD_HOURS = { before: 18, after: 24 } as const;
export const TRUE_HOURS = 6;
/** The distance from a beach at which its waves are read. NOAA's grid cells lie about as far from the shore. */
const CELL_KM = 12;
const MOST_SWELLS = 3;
const READ_AGO_MS = 25 * 60_000;

/** Walks every beach of the catalogue every eleven hours through a week of the sample ocean. */
export function walkSampleWeek(): Generator<BeachThen> {
  const count = Math.ceil((DAYS * 24 * HOUR_MS) / EVERY_MS);
  return walkSampleOcean(
    Array.from({ length: count }, (_, step) => FROM + step * EVERY_MS),
    listBeaches(),
  );
}

/** Walks beaches at instants of the sample ocean, UTC ms, with a number of forecast hours ahead. */
export function* walkSampleOcean(
  nows: readonly number[],
  beaches: readonly CatalogueBeach[],
  hoursAhead: number = TOLD_HOURS.after,
): Generator<BeachThen> {
  const ocean = createOcean(SEED);
  const coasts = (['pacific', 'atlantic'] as const).map((side) => coastOf(side, beaches));
  const hourOf = (runMs: number | undefined, timeMs: number) =>
    coasts.flatMap(({ sites }) => {
      const found: Off[] = [];
      visitWaves(ocean, sites, runMs, timeMs, MOST_SWELLS, (_, waves) => found.push(offBeach(waves, timeMs)));
      return found;
    });
  const inOrder = coasts.flatMap((coast) => coast.beaches);
  for (const now of nows) {
    const runAt = Math.floor((now - RUN_AGO_MS) / (6 * HOUR_MS)) * 6 * HOUR_MS;
    const hourAt = Math.floor(now / HOUR_MS) * HOUR_MS;
    const run = Array.from({ length: TOLD_HOURS.before + hoursAhead }, (_, hour) =>
      hourOf(runAt, hourAt + (hour - TOLD_HOURS.before) * HOUR_MS),
    );
    const truth = Array.from({ length: TRUE_HOURS }, (_, hour) => hourOf(undefined, hourAt + hour * HOUR_MS));
    const readings = readStations(ocean, now - READ_AGO_MS);
    for (const [index, beach] of inOrder.entries()) {
      const of = (hours: readonly (readonly Off[])[]) => hours.flatMap((hour) => hour[index] ?? []);
      const source: SampleSource = { model: 'sample', runAt };
      yield {
        beach,
        now,
        observed: observeBeach(beach, readings, now),
        readings,
        truth: of(truth),
        stored: {
          ...composeForecast({
            beach,
            swellTransfer: findSwellTransfer(beach.id),
            tideStation: beach.tideStationId ? findTideStation(beach.tideStationId) : undefined,
            ocean: {
              waves: { source, samples: of(run).map(({ waves }) => waves) },
              air: { source, samples: of(run).map(({ air }) => air) },
            },
            now,
          }),
          ...storedTraits(beach),
        },
      };
    }
  }
}

const SEA_C = 16;
/** A mild day, coldest at noon UTC. */
const airOf = (at: number) => 14 - 4 * Math.cos((2 * Math.PI * (at / HOUR_MS - 12)) / 24);

interface Off {
  readonly air: AirSample;
  readonly waves: WaveSample;
}

function coastOf(side: WaveSites['ocean'], all: readonly CatalogueBeach[]) {
  const beaches = all.filter(({ lon }) => (lon < -105 ? 'pacific' : 'atlantic') === side);
  const cells = beaches.map((beach) => {
    const { lat, lon } = pointAlong(beach, beach.facingDeg, CELL_KM);
    return { latDeg: lat, lonDeg: lon };
  });
  return { beaches, sites: sitesOfPlaces(side, nodesOf(cells)) };
}

function offBeach({ windEastMps, windNorthMps, windSea, swells }: PointWaves, validAt: number): Off {
  const windSpeedMps = Math.hypot(windEastMps, windNorthMps);
  const trains = [...listTrains(windSea, 'sea'), ...listTrains(swells, 'swell')];
  return {
    air: {
      validAt,
      windSpeedMps,
      windFromDeg: normalizeDeg(toDegrees(Math.atan2(-windEastMps, -windNorthMps))),
      gustMps: gustMps(windSpeedMps, 0, false),
      airC: airOf(validAt),
      seaC: SEA_C,
    },
    waves: { validAt, heightM: Math.hypot(...trains.map(({ heightM }) => heightM)), trains },
  };
}

function listTrains(trains: Trains, kind: Train['kind']): Train[] {
  return Array.from({ length: trains.count }, (_, at) => ({
    kind,
    heightM: heightMOf(trains, at),
    periodS: periodSOf(trains, at),
    fromDeg: fromDegOf(trains, at),
  }));
}

/** Reads the measurements of the stations at an instant, without those that are silent. */
function readStations(ocean: ReturnType<typeof createOcean>, at: number): ReadonlyMap<string, ListedStation> {
  const hourAt = Math.floor(at / HOUR_MS) * HOUR_MS;
  const [before, after] = [stationWeather(ocean, hourAt), stationWeather(ocean, hourAt + HOUR_MS)];
  const trains = stationTrains(ocean, undefined, hourAt);
  return new Map(
    stations.flatMap((station) => {
      const [first, second] = [before.get(station.id), after.get(station.id)];
      if (!first || !second || isSilent(SEED, station, at)) return [];
      const read = readInstruments(SEED, station, at, { before: first, after: second, earlier: undefined }, undefined);
      const { windMps, windFromDeg, gustMps, airC, waterC } = read;
      const value = (trains.get(station.id) ?? []).map(({ windSea, ...train }) => ({
        ...train,
        kind: windSea ? ('sea' as const) : ('swell' as const),
      }));
      const readings: ListedStation = {
        stationId: station.id,
        kind: findCatalogued(station.id)?.kind ?? 'buoy',
        name: findCatalogued(station.id)?.name ?? station.name,
        lat: station.latDeg,
        lon: station.lonDeg,
        ...(windMps !== undefined &&
          windFromDeg !== undefined && { wind: { at, value: { speedMps: windMps, fromDeg: windFromDeg, gustMps } } }),
        ...(airC !== undefined && { airC: { at, value: airC } }),
        ...(waterC !== undefined && { waterC: { at, value: waterC } }),
        ...(value.length > 0 && {
          trains: { at, value },
          waves: { at, value: { heightM: Math.hypot(...value.map(({ heightM }) => heightM)) } },
        }),
      };
      return [[station.id, readings] as const];
    }),
  );
}
