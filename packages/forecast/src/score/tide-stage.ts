import type { StoredTide } from '../tides/stored-tide.ts';

export const TIDE_STAGES = ['low', 'mid', 'high'] as const;
export type TideStage = (typeof TIDE_STAGES)[number];

/** The levels that split the tide's range into thirds, metres above the datum. */
export interface TideThirds {
  readonly lowUptoM: number;
  readonly highFromM: number;
}

/**
 * Returns the levels that split the range between the mean low and the mean high of all 16 days into thirds. The days
 * span spring and neap tides, so that a stage always means the same depth over the break. Returns undefined if lows or
 * highs are missing, or the range is zero.
 */
export function tideThirds({ extremes }: StoredTide): TideThirds | undefined {
  const low = meanLevelM(extremes.filter(({ high }) => !high));
  const high = meanLevelM(extremes.filter((extreme) => extreme.high));
  if (low === undefined || high === undefined || high <= low) return undefined;
  return { lowUptoM: low + (high - low) / 3, highFromM: high - (high - low) / 3 };
}

export function tideStage(levelM: number, { lowUptoM, highFromM }: TideThirds): TideStage {
  return levelM <= lowUptoM ? 'low' : levelM < highFromM ? 'mid' : 'high';
}

export function isTideStage(word: string): word is TideStage {
  return TIDE_STAGES.some((stage) => stage === word);
}

function meanLevelM(extremes: StoredTide['extremes']): number | undefined {
  if (extremes.length === 0) return undefined;
  return extremes.reduce((sum, { levelMm }) => sum + levelMm, 0) / extremes.length / 1000;
}
