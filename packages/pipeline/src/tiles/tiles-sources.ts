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

/** Returns the model that a set of charts is drawn from; undefined for a switched-off short-range model. */
export function chartSourceOf(set: TileSet, { shortRange }: OceanSettings): ChartSource | undefined {
  if (set === 'wvht') return WAVES_CHART;
  if (set === 'nam-wind') return shortRange && windChart(shortRange);
  const air = findModel(AIR_MODEL_ID);
  return air && (set === 'sst' ? seaChart(air) : windChart(air));
}

/** Returns the hours of a set that its model has. */
export function hoursOf(set: TileSet, { steps }: GridModel): readonly number[] {
  return tileSets[set].hours.filter((hour) => steps.includes(hour));
}

/**
 * Returns the key under which `cycles` keeps the progress of a run's charts. It is separate from the run's forecasts,
 * which do not wait for charts.
 */
export function chartsOf(run: string): string {
  return `${run}#CHARTS`;
}
