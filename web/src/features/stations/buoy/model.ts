import type { BuoyReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { distanceWords } from '../../../ui/distance-words.ts';

export type Observation = BuoyReply['data'][number];

const NAME_CHARS = 60;

export const CHART_HOURS = [12, 24, 48] as const;
export type ChartHours = (typeof CHART_HOURS)[number];
/** The hours of history before 'Load More'. */
export const HISTORY_HOURS = 12;
export const ALL_HOURS = 48;

/** Returns a name cut at 60 characters, with an ellipsis if it was longer. */
export function cutName(name: string): string {
  const characters = [...name];
  return characters.length > NAME_CHARS ? `${characters.slice(0, NAME_CHARS).join('').trimEnd()}…` : name;
}

/** Returns the observations of the last hours before `asOf`, in their order. */
export function listWithin(data: readonly Observation[], asOf: string, hours: number): readonly Observation[] {
  const since = Date.parse(asOf) - hours * HOUR_MS;
  return data.filter(({ time }) => Date.parse(time) >= since);
}

/** Returns the observations that include waves. */
export function listWaveRows(data: readonly Observation[]): readonly Observation[] {
  return data.filter(({ wvht, swht }) => wvht !== undefined || swht !== undefined);
}

/** Returns the observations that include wind, air temperature or water temperature. */
export function listWeatherRows(data: readonly Observation[]): readonly Observation[] {
  return data.filter(({ wnd_spd, atmp, wtmp }) => [wnd_spd, atmp, wtmp].some((value) => value !== undefined));
}

/** A point of the graph: an observation with height, period and time. */
export interface WavePoint {
  readonly at: number;
  readonly height: number;
  readonly periodS: number;
  readonly fromDeg: number | undefined;
}

/** Returns the graph's points within its hours, oldest first. */
export function listWavePoints(data: readonly Observation[], asOf: string, hours: number): readonly WavePoint[] {
  return listWithin(data, asOf, hours)
    .flatMap(({ time, wvht_value, wvper_s, wvdir_deg }) =>
      wvht_value === undefined || wvper_s === undefined
        ? []
        : [{ at: Date.parse(time), height: wvht_value, periodS: wvper_s, fromDeg: wvdir_deg }],
    )
    .sort((a, b) => a.at - b.at);
}

export interface BuoyChoice {
  readonly id: string;
  readonly name: string;
  /** The height and period: '3.6 ft 12 s'. */
  readonly waves: string;
  /** The distance from the beach, in words. */
  readonly distance?: string;
}

/** Returns the buoy of the reply and the buoys near the beach, in a single list. */
export function listChoices(
  { station, current, nearby_buoys, wvht_unit }: BuoyReply,
  lengths: 'ft' | 'm' = wvht_unit,
): readonly BuoyChoice[] {
  return [
    { id: station.station_id, name: station.name, waves: wavesText(current) },
    ...nearby_buoys.map((buoy) => ({
      id: buoy.station_id,
      name: buoy.name,
      waves: wavesText(buoy),
      distance: distanceWords(buoy.distance_km, lengths),
    })),
  ];
}

function wavesText({ wvht, wvper }: { readonly wvht?: string; readonly wvper?: string }): string {
  return [wvht, wvper].filter(Boolean).join(' ');
}
