import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import { runStart } from '@groundswell/forecast';
import { type FirstTime, listChartSteps } from '@groundswell/tiles';

/** An hour of a run's charts, with its instant, UTC ms. */
export interface ChartHour {
  readonly run: string;
  readonly hour: number;
  readonly at: number;
}

/**
 * Returns the hour nearest to `now` whose tiles are drawn. Returns undefined when the run ended more than half a time
 * step before `now`.
 */
export function hourNearest(shown: FirstTime, now: number): ChartHour | undefined {
  const [nearest] = listDrawn(shown).toSorted((a, b) => Math.abs(a.at - now) - Math.abs(b.at - now));
  return nearest && Math.abs(nearest.at - now) <= 3 * HOUR_MS ? nearest : undefined;
}

/**
 * Returns a path such as `tiles/plate/2026112006/009/pacific-wide.json`. The content of a path never changes, as with
 * map tiles.
 */
export function mapStillPath({ run, hour }: ChartHour, coast: string, shape: string): string {
  return `tiles/plate/${run}/${String(hour).padStart(3, '0')}/${coast}-${shape}.json`;
}

/** The interval between the frames of the animation over several days. */
const EVERY_MS = 12 * HOUR_MS;
/**
 * The span of the animation before and after the run's start. Tiles expire after four days, so tiles from 3.5 days back
 * still exist. Pages show swell fronts up to four days ahead; half a day more bridges the time until the next run is
 * shown.
 */
const [BACK_MS, AHEAD_MS] = [3.5 * DAY_MS, 4.5 * DAY_MS];

/**
 * Returns the hours at noon and midnight UTC around the start of a run. Hours before the start come from the first
 * hours of earlier runs.
 */
export function hoursAround(shown: FirstTime): readonly ChartHour[] {
  const runAt = runStart(shown.run);
  const drawn = new Map(listDrawn(shown).map((hour) => [hour.at, hour]));
  const middle = Math.floor(runAt / EVERY_MS) * EVERY_MS;
  return Array.from({ length: (BACK_MS + AHEAD_MS) / EVERY_MS + 1 }, (_, n) => middle - BACK_MS + n * EVERY_MS).flatMap(
    (at) => {
      if (at < runAt) return [{ run: runOf(at), hour: 0, at }];
      return drawn.get(at) ?? [];
    },
  );
}

/**
 * Returns a path such as `tiles/plate/2026112006/pacific-days-9.json`. The 9 is the number of drawn hours of the shown
 * run itself, so further hours lead to a new path. Returns undefined before the run has the two hours that an animation
 * needs.
 */
export function daysPath(shown: FirstTime, coast: string): string | undefined {
  const own = hoursAround(shown).filter(({ run, at }) => run === shown.run && at >= runStart(run)).length;
  return own < 2 ? undefined : `tiles/plate/${shown.run}/${coast}-days-${own}.json`;
}

function listDrawn(shown: FirstTime): readonly ChartHour[] {
  return listChartSteps(shown).flatMap(({ at, drawn }) => (drawn ? [{ ...drawn, at }] : []));
}

function runOf(at: number): string {
  return new Date(at).toISOString().slice(0, 13).replace(/\D/g, '');
}
