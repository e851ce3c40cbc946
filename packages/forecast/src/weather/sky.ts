export type SkyIcon =
  | 'clear-day'
  | 'clear-night'
  | 'partly-cloudy-day'
  | 'partly-cloudy-night'
  | 'cloudy'
  | 'light-rain'
  | 'rain'
  | 'heavy-rain'
  | 'snow';

export type SkyWords =
  | 'Snow'
  | 'Light rain'
  | 'Rain'
  | 'Heavy rain'
  | 'Sunny'
  | 'Clear'
  | 'Mostly sunny'
  | 'Mostly clear'
  | 'Partly cloudy'
  | 'Mostly cloudy'
  | 'Cloudy';

export interface Sky {
  readonly words: SkyWords;
  readonly icon: SkyIcon;
}

export interface SkyAir {
  readonly cloudPct?: number;
  readonly rainMmPerH?: number;
  readonly airC?: number;
}

/**
 * Rain limits, mm/h. WMO-No. 8 calls rain up to 2.5 slight, up to 10 moderate, above that heavy. Less than 0.1 does not
 * wet the ground.
 */
const TRACE_MM_PER_H = 0.1;
const SLIGHT_MM_PER_H = 2.5;
const MODERATE_MM_PER_H = 10;
/**
 * The air temperature at which half of all precipitation falls as snow on average (Jennings et al. 2018, Nature Comm.
 * 9).
 */
const SNOW_AT_C = 1;

/**
 * Describes the sky in words and an icon; undefined when both cloud and rain are unknown. The cloud classes are those
 * of the US National Weather Service.
 */
export function describeSky({ cloudPct, rainMmPerH, airC }: SkyAir, isDay: boolean): Sky | undefined {
  if (rainMmPerH !== undefined && rainMmPerH >= TRACE_MM_PER_H) {
    if (airC !== undefined && airC <= SNOW_AT_C) return { words: 'Snow', icon: 'snow' };
    if (rainMmPerH < SLIGHT_MM_PER_H) return { words: 'Light rain', icon: 'light-rain' };
    if (rainMmPerH < MODERATE_MM_PER_H) return { words: 'Rain', icon: 'rain' };
    return { words: 'Heavy rain', icon: 'heavy-rain' };
  }
  if (cloudPct === undefined) return undefined;
  const partly = isDay ? 'partly-cloudy-day' : 'partly-cloudy-night';
  if (cloudPct < 6) return { words: isDay ? 'Sunny' : 'Clear', icon: isDay ? 'clear-day' : 'clear-night' };
  if (cloudPct < 26) return { words: isDay ? 'Mostly sunny' : 'Mostly clear', icon: partly };
  if (cloudPct < 51) return { words: 'Partly cloudy', icon: partly };
  if (cloudPct < 88) return { words: 'Mostly cloudy', icon: 'cloudy' };
  return { words: 'Cloudy', icon: 'cloudy' };
}
