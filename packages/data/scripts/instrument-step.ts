import { instrumentOverrides } from '../src/places/instrument-overrides.ts';
import { findWaterByGroup } from './gmt-coast.ts';
import {
  chooseInstruments,
  type Instrument,
  type InstrumentChoice,
  isExposed,
  landOnPathKm,
  listInstruments,
  listPaths,
  openShareOf,
} from './instrument-choice.ts';
import type { PlacedStation } from './ndbc-stations.ts';
import { listFanPoints } from './shore-facing.ts';
import type { FacingBeach, NearStation } from './station-choice.ts';

export interface BeachInstruments {
  readonly wind: InstrumentChoice;
  readonly water: InstrumentChoice;
}

/**
 * Finds the wind and water stations of each beach, in the given order. The coastline between a beach and a station, and
 * around the station, decides whether the station is suitable.
 */
export function findInstruments(
  beaches: readonly (FacingBeach & { readonly slug: string })[],
  stations: readonly PlacedStation[],
): readonly BeachInstruments[] {
  const pairs = beaches.flatMap((beach) => listInstruments(beach, stations).map((near) => ({ beach, near })));
  const fanOf = findFans(pairs.map(({ near }) => near.station));
  const paths = pairs.map(({ beach, near }) => listPaths(beach, near.station));
  const straight = findWaterByGroup(paths.map(([line]) => line));
  const round = findWaterByGroup(paths.map(([, detour]) => detour));

  const instruments = new Map<FacingBeach, Instrument[]>(beaches.map((beach) => [beach, []]));
  for (const [index, { beach, near }] of pairs.entries()) {
    const landKm = landOnPathKm([straight[index] ?? [], round[index] ?? []]);
    const openShare = openShareOf(fanOf.get(near.station) ?? [], beach.facingDeg);
    instruments.get(beach)?.push({ ...near, landKm, openShare });
  }
  return beaches.map((beach) => chooseAtBeach(beach.slug, instruments.get(beach) ?? []));
}

/** Keeps the buoys near each beach that are as exposed to the sea as the beach, in the given order. */
export function keepExposed(
  beaches: readonly FacingBeach[],
  near: readonly (readonly NearStation[])[],
): readonly (readonly NearStation[])[] {
  const fanOf = findFans(near.flat().map(({ station }) => station));
  return beaches.map(({ facingDeg }, index) =>
    (near[index] ?? []).filter(({ station }) => isExposed(openShareOf(fanOf.get(station) ?? [], facingDeg))),
  );
}

/** Returns for each station whether the points of `listFanPoints` around it are on water. */
function findFans(stations: readonly PlacedStation[]): ReadonlyMap<PlacedStation, readonly boolean[]> {
  const each = [...new Set(stations)];
  const fans = findWaterByGroup(each.map(listFanPoints));
  return new Map(each.map((station, index) => [station, fans[index] ?? []]));
}

function chooseAtBeach(slug: string, near: readonly Instrument[]): BeachInstruments {
  const override = instrumentOverrides[slug];
  const choose = (quantity: 'wind' | 'water'): InstrumentChoice => {
    const byRule = chooseInstruments(near, quantity);
    const byHand = override?.[quantity];
    return byHand ? { ids: byHand, passedOver: [] } : byRule;
  };
  return { wind: choose('wind'), water: choose('water') };
}
