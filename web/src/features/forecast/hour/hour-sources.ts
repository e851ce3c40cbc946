import type { ForecastReply } from '@groundswell/contracts';
import { modelName } from '@groundswell/present';
import { m } from '../../../paraglide/messages.js';
import { cycleHour, instantAt } from '../clock.ts';

type HourSourcesData = Pick<ForecastReply, 'timeline' | 'sources'>;

/** Returns the model runs of an hour, and the corrections by a buoy. */
export function hourSources({ timeline, sources }: HourSourcesData, hour: number): readonly string[] {
  const { waves, wind, short_range, older } = sources;
  const at = instantAt(timeline, hour) ?? 0;
  const isOlder = older !== undefined && at >= Date.parse(older.from);
  const finer = short_range !== undefined && at < Date.parse(short_range.until) ? short_range : undefined;
  const runWords = (model: string, run: string) =>
    m.forecast_run({ model: `NOAA ${modelName(model)}`, hour: cycleHour(isOlder ? older.run : run) });
  const blows = finer ?? wind;
  return [
    ...(waves ? [m.timeline_waves_by({ source: runWords(waves.model, waves.run) })] : []),
    ...(blows ? [m.timeline_wind_by({ source: runWords(blows.model, blows.run) })] : []),
    ...(waves?.corrected ?? []),
  ];
}
