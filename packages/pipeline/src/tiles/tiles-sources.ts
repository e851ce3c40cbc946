import {
  AIR_MODEL_ID,
  type ChartSource,
  findModel,
  type GridModel,
  seaChart,
  WAVES_CHART,
  windChart,
} from '@groundswell/ocean';
import { type TileSet, tileSets } from '@groundswell/tiles';
import type { OceanSettings } from '../ocean-settings.ts';

/**
 * Returns the model and fields that a chart set is drawn from; undefined for the short-range model when it is switched
 * off.
 */
export function chartSourceOf(set: TileSet, { shortRange }: OceanSettings): ChartSource | undefined {
  if (set === 'wvht') return WAVES_CHART;
  if (set === 'nam-wind') return shortRange && windChart(shortRange);
  const air = findModel(AIR_MODEL_ID);
  return air && (set === 'sst' ? seaChart(air) : windChart(air));
}

/** Returns the forecast hours that the model of a chart set has. */
export function hoursOf(set: TileSet, { steps }: GridModel): readonly number[] {
  return tileSets[set].hours.filter((hour) => steps.includes(hour));
}

/**
 * Returns the key under which `cycles` stores the progress of a run's charts. The run's forecasts have a separate key,
 * because they do not wait for charts.
 */
export function chartsOf(run: string): string {
  return `${run}#CHARTS`;
}
