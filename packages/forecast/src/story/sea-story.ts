import { angleBetweenDeg } from '../angles.ts';
import type { ForecastHour, LinedTrain } from '../forecast-hours.ts';
import { bearingDeg, distanceKm, type Point, pointAlong } from '../great-circle.ts';
import { HOUR_MS } from '../time/local-days.ts';
import { deepGroupSpeedMps } from '../waves/dispersion.ts';
import { LANDFALLS, type Landfall } from './landfalls.ts';

/** Where and when a swell left its storm. */
export interface SwellBirth extends Point {
  /** UTC ms. */
  readonly leftAt: number;
  /** To the coast that it is told for. */
  readonly distanceKm: number;
}

/** What the sea off a coast does on a day, in numbers. */
export interface SeaStory {
  /** A swell of ten seconds or more, else the sea that the wind makes. */
  readonly kind: 'swell' | 'wind-sea';
  readonly heightM: number;
  readonly periodS: number;
  readonly fromDeg: number;
  /** Where it is told for. */
  readonly landfall: Landfall;
  readonly birth?: SwellBirth;
  /** The next coast that it reaches. */
  readonly next?: { readonly landfall: Landfall; readonly at: number };
}

/** A beach of the coast with its hour now. */
export interface StoryBeach {
  readonly beach: Point;
  readonly hour: Pick<ForecastHour, 'trains'>;
}

/** From this period on a train is told as the swell of the day. */
const LEAST_SWELL_S = 10;
const LEAST_SWELL_M = 0.25;

export interface Leading<Beach extends StoryBeach> {
  readonly beach: Beach;
  readonly train: LinedTrain;
  readonly story: SeaStory;
}

/** The train that leads the day off a coast: the strongest long swell at its beaches, else the highest sea of any kind. */
export function leadingTrain<Beach extends StoryBeach>(beaches: readonly Beach[]): Leading<Beach> | undefined {
  const all = beaches.flatMap((beach) => (beach.hour.trains ?? []).map((train) => ({ beach, train })));
  const swells = all.filter(
    ({ train }) => train.kind === 'swell' && train.periodS >= LEAST_SWELL_S && train.heightM >= LEAST_SWELL_M,
  );
  const [leading] = (swells.length > 0 ? swells : all).sort((a, b) => strength(b.train) - strength(a.train));
  if (!leading) return undefined;
  const { heightM, periodS, fromDeg } = leading.train;
  const kind = swells.length > 0 ? 'swell' : 'wind-sea';
  return { ...leading, story: { kind, heightM, periodS, fromDeg, landfall: nearestLandfall(leading.beach.beach) } };
}

/** A swell's energy flux in deep water, but for its constant. */
function strength({ heightM, periodS }: LinedTrain): number {
  return heightM * heightM * periodS;
}

function nearestLandfall(beach: Point): Landfall {
  const [nearest] = names().sort((a, b) => distanceKm(beach, LANDFALLS[a]) - distanceKm(beach, LANDFALLS[b]));
  return nearest ?? 'oahu';
}

function names(): Landfall[] {
  return Object.keys(LANDFALLS) as Landfall[];
}

/** A swell fans out to either side of its way; further round hardly any of it arrives. */
const FAN_DEG = 50;
const LATEST_HOURS = 7 * 24;
/** Sooner than this is the same coast, or one that has it already. */
const SOONEST_HOURS = 9;
const SAMPLE_KM = 60;
/** Next to a shore the sea's cells are land. */
const NEAR_SHORE_KM = 120;

/**
 * The coast that a swell reaches next after `now`, along great circles at the speed of its group in deep water;
 * undefined where none lies open to it within a week. `isSea` says where waves run.
 */
export function nextLandfall(
  { periodS, landfall, birth }: SeaStory,
  now: number,
  isSea: (point: Point) => boolean,
): SeaStory['next'] {
  if (!birth) return undefined;
  const speedKmh = deepGroupSpeedMps(periodS) * 3.6;
  const mainDeg = bearingDeg(birth, LANDFALLS[landfall]);
  const isOpen = (bearing: number, km: number) => {
    for (let along = SAMPLE_KM; along < km - NEAR_SHORE_KM; along += SAMPLE_KM)
      if (!isSea(pointAlong(birth, bearing, along))) return false;
    return true;
  };
  const reached = names().flatMap((name) => {
    const bearing = bearingDeg(birth, LANDFALLS[name]);
    const km = distanceKm(birth, LANDFALLS[name]);
    const at = birth.leftAt + (km / speedKmh) * HOUR_MS;
    const inHours = (at - now) / HOUR_MS;
    const lies = inHours >= SOONEST_HOURS && inHours <= LATEST_HOURS && angleBetweenDeg(bearing, mainDeg) <= FAN_DEG;
    return name !== landfall && lies && isOpen(bearing, km) ? [{ landfall: name, at }] : [];
  });
  return reached.sort((a, b) => a.at - b.at)[0];
}
