import { openListCharts } from '@groundswell/contracts';
import { tileStore } from '@groundswell/data/ocean';
import { parseCycle } from '@groundswell/ocean';
import { aboutReply, openEndpoint } from '@groundswell/open-api';
import { findFirstTime, firstTimePath, TILE_SETS } from '@groundswell/tiles';

export const handler = openEndpoint(openListCharts, async ({ site }) => {
  const charts = await Promise.all(
    TILE_SETS.map(async (chart) => {
      const shown = findFirstTime(await tileStore.findText(firstTimePath(chart)));
      if (!shown || shown.hours.length === 0) return [];
      const { run, model, hours, standInRun, earlier = [] } = shown;
      return {
        chart,
        model,
        run_at: instantOf(run),
        hours: [...hours],
        earlier_runs: earlier.map((one) => ({ run_at: instantOf(one.run), hours: [...one.hours] })),
        stand_in_run_at: standInRun ? instantOf(standInRun) : null,
      };
    }),
  );
  return { about: aboutReply(site, '/maps'), charts: charts.flat() };
});

function instantOf(run: string): string {
  return new Date(parseCycle(run)).toISOString();
}
