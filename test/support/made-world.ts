import {
  accuracy,
  advisories,
  forecasts,
  observed,
  stationHistory,
  stationList,
  summaries,
} from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { findStation } from '@groundswell/data/stations';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import {
  type JudgedStory,
  type ListedStation,
  nowcast,
  type ObservationRow,
  type Point,
  pointAlong,
  type Reading,
  runName,
  type Train,
} from '@groundswell/forecast';
import { compareRuns, summarizeForecast } from '@groundswell/forecast/compose';
import { joinLeads, verifyDay } from '@groundswell/forecast/verify';
import { putSeedPosts } from '@groundswell/seed-posts';
import { composeMade, RUN_EVERY_MS, runAtOf } from './made-forecast.ts';
import { putMapStills } from './made-map-stills.ts';

/** The beaches that tests read in addition to the popular ones. */
const BEACHES = [
  'indian-river-inlet-northside',
  'banzai-pipeline',
  'cisco-beach',
  'folly-beach-the-washout',
  'cowells-beach',
  'huntington-beach-pier',
  'scott-creek',
  'steamer-lane',
];

/**
 * A beach whose main swell left a storm 1,600 km to the east two days ago. The storm lies within the area of the
 * synthetic charts.
 */
const STORIED_SLUG = 'folly-beach-the-washout';

/** Stations off Duck, North Carolina, that belong to no beach: a weather station, and a buoy that measures no wind. */
const MAP_STATIONS = ['DUKN7', '44100'];

/**
 * Stores the synthetic data in the table of this process: some beaches with forecasts, their buoys, and the posts that
 * come with the site.
 */
export async function putWorld(now: number): Promise<void> {
  const runAt = runAtOf(now);
  const cycle = runName(runAt);
  const beaches = [...BEACHES, ...POPULAR_BEACH_IDS].flatMap((known) => findBeach(known) ?? []);
  for (const beach of new Set(beaches)) {
    const composed = composeMade(beach, runAt, now);
    const before = composeMade(beach, runAt - RUN_EVERY_MS, now - RUN_EVERY_MS);
    const story = beach.slug === STORIED_SLUG ? storyAt(beach, now) : undefined;
    const forecast = { ...composed, runs: compareRuns(composed, [before]), ...(story && { story }) };
    await forecasts.put({ beachId: beach.id, cycle, composedAt: now, forecast });
    const [station] = beach.buoyIds.flatMap((id) => listStation(id, now) ?? []);
    const seen = { checkedAt: now, waves: station, wind: station, air: station, water: station };
    await observed.put(beach.id, seen);
    await summaries.put(beach.id, cycle, summarizeForecast(nowcast(forecast, seen, now).forecast));
  }
  await putAdvisories(now);
  await putMapStills(now, cycle);
  const ids = [...new Set(beaches.flatMap(({ buoyIds }) => buoyIds))];
  const stations = [
    ...ids.flatMap((id) => listStation(id, now) ?? []),
    ...MAP_STATIONS.flatMap((id) => listPartly(id, now) ?? []),
  ];
  await stationList.put({ listedAt: now, stations }, now);
  for (const stationId of ids)
    await stationHistory.put({ stationId, rows: listRows(now), refused: [], trains: listTrains(now) }, now);
  await putAccuracy(
    now,
    ids.filter((id) => findStation(id)?.waves),
  );
  await putSeedPosts('Groundswell');
}

/** The days of one run each whose pairs are enough for a figure. */
const MADE_DAYS = 20;

/** Stores each buoy's forecast errors. The forecasts are always too high, by 6 cm more for each day ahead. */
async function putAccuracy(now: number, buoyIds: readonly string[]): Promise<void> {
  const dayAt = Math.floor(now / DAY_MS) * DAY_MS;
  const steady = (startAt: number, hours: number, heightCm: number) => ({
    startAt,
    heightCm: Array<number>(hours).fill(heightCm),
    periodDs: Array<number>(hours).fill(90 + (heightCm - 150) / 6),
    fromDeg: Array<number>(hours).fill(110),
  });
  const runs = Array.from({ length: 16 }, (_, lead) => steady(dayAt - lead * DAY_MS, 384, 156 + 6 * lead));
  const measured = steady(dayAt, 24, 150);
  const day = verifyDay({ ...measured, averageCm: measured.heightCm }, runs);
  const errors = joinLeads(Array.from({ length: MADE_DAYS }, () => day));
  const buoys = buoyIds.map((buoyId) => ({ buoyId, model: 'gfswave.global.0p25', errors, corrections: [] }));
  await accuracy.putSummary({ updatedAt: now - HOUR_MS, days: 30, isSample: true, buoys });
}

function storyAt(beach: Point, now: number): JudgedStory {
  const birth = { distanceKm: 1600, fromDeg: 80, errorKm: 150 };
  return {
    birth: { ...birth, at: now - 50 * HOUR_MS, place: pointAlong(beach, birth.fromDeg, birth.distanceKm) },
    firstAt: now - 6 * HOUR_MS,
    peakAt: now + 10 * HOUR_MS,
    lastAt: now + 60 * HOUR_MS,
    heightM: 2,
    periodS: 14,
    periodsS: [18, 10],
    line: 0,
    isProbable: false,
  };
}

/** Stores advisories of high surf at one beach, current and to come. */
async function putAdvisories(now: number): Promise<void> {
  const pipeline = findBeach('banzai-pipeline');
  const beachIds = pipeline ? [pipeline.id] : [];
  const warning = {
    id: 'warning',
    code: 'high-surf-warning' as const,
    headline: 'High Surf Warning issued November 20 at 3:00AM HST by NWS Honolulu HI',
    instruction: 'Stay out of the water. Large breaking waves can sweep people off rocks and jetties.',
    office: 'NWS Honolulu HI',
    fromAt: now - 2 * HOUR_MS,
    untilAt: now + 21 * HOUR_MS,
    beachIds,
  };
  const flood = {
    ...warning,
    id: 'flood',
    code: 'coastal-flood-advisory' as const,
    headline: 'Coastal Flood Advisory issued November 20 at 3:00AM HST by NWS Honolulu HI',
    instruction: 'Do not drive through salt water.',
    fromAt: now + 20 * HOUR_MS,
  };
  await advisories.put({ checkedAt: now - 3 * MINUTE_MS, advisories: [flood, warning] });
}

function listStation(stationId: string, now: number): ListedStation | undefined {
  const known = findStation(stationId);
  const [{ at }] = listRows(now);
  return (
    known && {
      ...known,
      stationId,
      waves: { at, value: { heightM: 1.2, periodS: 9, fromDeg: 110 } },
      swell: { at, value: { heightM: 0.9, periodS: 10, fromDeg: 112.5 } },
      trains: listTrains(now),
      wind: { at, value: { speedMps: 6, fromDeg: 270, gustMps: 8 } },
      airC: { at, value: 16 },
      waterC: { at, value: 19 },
    }
  );
}

/** Lists a station's observations, without the waves or wind for which the station has no instruments. */
function listPartly(stationId: string, now: number): ListedStation | undefined {
  const known = findStation(stationId);
  const listed = listStation(stationId, now);
  if (!known || !listed) return undefined;
  const { waves, swell, trains, wind, ...others } = listed;
  return { ...others, ...(known.waves && { waves, swell, trains }), ...(known.wind && { wind }) };
}

/** Splits the spectrum of the newest row into two swells and the wind sea. */
function listTrains(now: number): Reading<readonly Train[]> {
  const [{ at }] = listRows(now);
  return {
    at,
    value: [
      { kind: 'swell', heightM: 0.9, periodS: 10, fromDeg: 112.5 },
      { kind: 'sea', heightM: 0.5, periodS: 4, fromDeg: 200 },
      { kind: 'swell', heightM: 0.3, periodS: 14, fromDeg: 95 },
    ],
  };
}

/** Lists two days of observation rows, the newest 20 minutes old. */
function listRows(now: number): [ObservationRow, ...ObservationRow[]] {
  const row = (hoursAgo: number): ObservationRow => ({
    at: Math.floor(now / MINUTE_MS) * MINUTE_MS - 20 * MINUTE_MS - hoursAgo * HOUR_MS,
    waveHeightM: 1.2 + 0.3 * Math.sin(hoursAgo / 5),
    peakPeriodS: 9,
    averagePeriodS: 6,
    waveFromDeg: 110,
    swellHeightM: 0.9,
    swellPeriodS: 10,
    swellFromDeg: 112.5,
    seaHeightM: 0.5,
    seaPeriodS: 4,
    seaFromDeg: 200,
    windMps: 6,
    windFromDeg: 270,
    gustMps: 8,
    airC: 16,
    waterC: 19,
  });
  return [row(0), ...Array.from({ length: 46 }, (_, hour) => row(hour + 1))];
}
