import { distanceKm, type Point, pointAlong } from '@groundswell/forecast';
import { stations as tideDatabase } from '@neaps/tide-database';
import { computeHighWaterLagMin, type DatabaseStation, rangeOf } from './tide-record.ts';

/**
 * The largest distance between a beach and its tide station, in km. A wider radius is used to find a station with the
 * open coast's tide, for comparison.
 */
const REACH_KM = 40;
const COMPARED_KM = 60;

/**
 * Penalties of a tide station, expressed as km of distance. They apply to a sheltered name, no view of the sea, or a
 * tide unlike the open coast's. In bays and inlets the tide is later than on the open coast, and its range is smaller
 * or larger.
 */
const SHELTERED_NAME_KM = 12;
const INLET_NAME_KM = 5;
const NO_SEA_VIEW_KM = 25;
const SMALLER_RANGE_KM = 60;
const WIDER_RANGE_KM = 20;
const FREE_LAG_MIN = 30;
const LAG_KM_PER_MIN = 0.25;
const HIGHEST_COST_KM = 55;

const openCoastName = /\((ocean|coastal|outer coast)\)|\b(outer coast|oceanfront|offshore|fishing pier)\b/i;
const openPierName = /\b(pier|wharf)\b/i;
const shelteredName =
  /\b(bay|river|creek|thorofare|icww|intracoastal|waterway|canal|lagoon|sound|slough|bayou|\w*bridge|causeway|marina|lake|pond|landing|yacht|basin|inside|coast guard|uscg|ferry|cut|channel|heading)\b/i;

export interface TideCandidate {
  readonly station: DatabaseStation;
  readonly km: number;
}

/** Every NOAA tide station whose heights can be shown above MLLW. */
export const noaaTideStations = tideDatabase.filter(
  ({ id, kind, chart_datum, datums, harmonic_constituents }) =>
    id.startsWith('noaa/') &&
    kind === 'tide' &&
    chart_datum === 'MLLW' &&
    datums.MLLW !== undefined &&
    datums.MSL !== undefined &&
    datums.MHHW !== undefined &&
    harmonic_constituents.length > 0,
);

/** Lists the NOAA stations with an MLLW datum within 60 km of a beach, nearest first. */
export function listTideCandidates(beach: Point): readonly TideCandidate[] {
  return noaaTideStations
    .map((station) => ({ station, km: distanceKm(beach, positionOf(station)) }))
    .filter(({ km }) => km <= COMPARED_KM)
    .sort((one, other) => one.km - other.km);
}

const viewTurnsDeg = [-40, -20, 0, 20, 40];
const viewDistancesKm = [3, 5, 10, 20, 30];

/**
 * Lists points seaward of a station in the beach's facing. They are on water when the station is on the beach's own
 * coast.
 */
export function listViewPoints({ station }: TideCandidate, facingDeg: number): readonly Point[] {
  return viewTurnsDeg.flatMap((turn) =>
    viewDistancesKm.map((km) => pointAlong(positionOf(station), facingDeg + turn, km)),
  );
}

/**
 * Chooses a beach's tide station: the nearest one after penalties for a sheltered name, no view of the sea, and a tide
 * unlike the open coast's. `views` holds whether the view points of all candidates, in order, are on water. Returns
 * `undefined` when no station within 40 km is good enough.
 */
export function chooseTideStation(
  candidates: readonly TideCandidate[],
  views: readonly boolean[],
): DatabaseStation | undefined {
  const perView = viewTurnsDeg.length * viewDistancesKm.length;
  const seeing = candidates.filter((_, index) => seesSea(views.slice(index * perView, (index + 1) * perView)));
  const openCoast = findOpenCoast(seeing);
  return candidates
    .filter(({ km }) => km <= REACH_KM)
    .map((candidate) => ({
      station: candidate.station,
      costKm:
        candidate.km +
        nameCostKm(candidate.station.name) +
        (seeing.includes(candidate) ? 0 : NO_SEA_VIEW_KM) +
        (openCoast ? mismatchKm(candidate.station, openCoast) : 0),
    }))
    .sort((one, other) => one.costKm - other.costKm)
    .find(({ costKm }) => costKm <= HIGHEST_COST_KM)?.station;
}

/**
 * Finds a station with the open coast's tide. The nearest station named for the open coast wins. Otherwise the station
 * with the earliest high water wins, because the tide comes from the sea. Only stations with a view of the sea and at
 * least 80 % of the widest tidal range count.
 */
function findOpenCoast(seeing: readonly TideCandidate[]): DatabaseStation | undefined {
  const named = seeing.find(({ station }) => isOpenCoastName(station.name));
  if (named) return named.station;
  const widestM = Math.max(...seeing.map(({ station }) => rangeOf(station)));
  const wide = seeing.map(({ station }) => station).filter((station) => rangeOf(station) >= 0.8 * widestM);
  return wide.reduce<DatabaseStation | undefined>(
    (earliest, station) => (earliest && computeHighWaterLagMin(station, earliest) >= 0 ? earliest : station),
    undefined,
  );
}

function mismatchKm(station: DatabaseStation, openCoast: DatabaseStation): number {
  const wider = Math.log(rangeOf(station) / rangeOf(openCoast));
  const lagMin = Math.abs(computeHighWaterLagMin(station, openCoast));
  const rangeKm = wider > 0 ? WIDER_RANGE_KM * wider : -SMALLER_RANGE_KM * wider;
  return rangeKm + LAG_KM_PER_MIN * Math.max(0, lagMin - FREE_LAG_MIN);
}

function isOpenCoastName(name: string): boolean {
  return openCoastName.test(name) || (openPierName.test(name) && !shelteredName.test(name));
}

function nameCostKm(name: string): number {
  if (isOpenCoastName(name)) return 0;
  if (shelteredName.test(name)) return SHELTERED_NAME_KM;
  return /\binlet\b/i.test(name) ? INLET_NAME_KM : 0;
}

function seesSea(wet: readonly boolean[]): boolean {
  const rays = viewTurnsDeg.map((_, ray) =>
    wet.slice(ray * viewDistancesKm.length, (ray + 1) * viewDistancesKm.length).every(Boolean),
  );
  return rays.filter(Boolean).length >= 3;
}

function positionOf({ latitude, longitude }: DatabaseStation): Point {
  return { lat: latitude, lon: longitude };
}
