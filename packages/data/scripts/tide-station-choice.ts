import { stations as tideDatabase } from '@neaps/tide-database';
import { distanceKm, type Point, pointAlong } from '../src/places/great-circle.ts';

export type DatabaseStation = (typeof tideDatabase)[number];

const REACH_KM = 40;
/** What a station behind the coast costs in the choice, km: the tide inside is later and smaller than on the beach. */
const SHELTERED_NAME_KM = 12;
const INLET_NAME_KM = 5;
const NO_SEA_VIEW_KM = 25;

/** What a range that differs e-fold from the open coast's costs: lagoons damp the tide, funnels raise it. */
const RANGE_MISMATCH_KM = 60;
const HIGHEST_COST_KM = 50;

const shelteredName =
  /\b(bay|river|creek|thorofare|icww|intracoastal|waterway|canal|lagoon|sound|slough|bayou|\w*bridge|causeway|marina|lake|pond|landing|yacht|basin|inside|coast guard|uscg|ferry|cut|channel|heading)\b/i;
const openCoastName = /\(ocean\)|\b(outer coast|oceanfront|offshore|fishing pier|pier|wharf)\b/i;

/** NOAA stations near enough to a beach to be asked for a view of the sea, nearest first. */
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

/** The NOAA stations with an MLLW datum within 40 km of a beach, nearest first. */
export function listTideCandidates(beach: Point): readonly TideCandidate[] {
  return noaaTideStations
    .map((station) => ({ station, km: distanceKm(beach, positionOf(station)) }))
    .filter(({ km }) => km <= REACH_KM)
    .sort((one, other) => one.km - other.km);
}

const viewTurnsDeg = [-40, -20, 0, 20, 40];
const viewDistancesKm = [3, 5, 10];

/** Points seaward of a station, as the beach faces, that are water when the station stands on the beach's own coast. */
export function listViewPoints({ station }: TideCandidate, facingDeg: number): readonly Point[] {
  return viewTurnsDeg.flatMap((turn) =>
    viewDistancesKm.map((km) => pointAlong(positionOf(station), facingDeg + turn, km)),
  );
}

/**
 * The station that stands for a beach: the least distance after a charge for a sheltered name, for not seeing the sea
 * the way the beach does, and for a range unlike the open coast's nearby. `views` is the wetness of all
 * candidates' view points in turn. `undefined` when no station is near enough at its charge.
 */
export function chooseTideStation(
  candidates: readonly TideCandidate[],
  views: readonly boolean[],
): DatabaseStation | undefined {
  const perView = viewTurnsDeg.length * viewDistancesKm.length;
  const seeing = candidates.filter((_, index) => seesSea(views.slice(index * perView, (index + 1) * perView)));
  const openRangeM = findOpenRange(seeing);
  return candidates
    .map((candidate) => ({
      station: candidate.station,
      costKm:
        candidate.km +
        nameCostKm(candidate.station.name) +
        (seeing.includes(candidate) ? 0 : NO_SEA_VIEW_KM) +
        (openRangeM ? RANGE_MISMATCH_KM * Math.abs(Math.log(rangeOf(candidate.station) / openRangeM)) : 0),
    }))
    .sort((one, other) => one.costKm - other.costKm)
    .find(({ costKm }) => costKm <= HIGHEST_COST_KM)?.station;
}

/** The open coast's range: of the nearest station named for it, else the widest among those that see the sea. */
function findOpenRange(seeing: readonly TideCandidate[]): number | undefined {
  const named = seeing.find(({ station }) => openCoastName.test(station.name) && !shelteredName.test(station.name));
  if (named) return rangeOf(named.station);
  return seeing.length > 0 ? Math.max(...seeing.map(({ station }) => rangeOf(station))) : undefined;
}

/** The diurnal range in metres, a subordinate station's by its high-water correction. */
function rangeOf({ datums, offsets }: DatabaseStation): number {
  const referenceM = (datums.MHHW ?? Number.NaN) - (datums.MLLW ?? Number.NaN);
  if (!offsets) return referenceM;
  const { type, high, low } = offsets.height;
  return type === 'ratio' ? referenceM * high : referenceM + high - low;
}

function nameCostKm(name: string): number {
  if (shelteredName.test(name)) return SHELTERED_NAME_KM;
  return /\binlet\b/i.test(name) && !openCoastName.test(name) ? INLET_NAME_KM : 0;
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
