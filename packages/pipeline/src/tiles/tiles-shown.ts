import { tileStore } from '@groundswell/data/ocean';
import { runStart } from '@groundswell/forecast';
import {
  type EarlierRun,
  type FirstTime,
  findFirstTime,
  firstTimePath,
  formatFirstTime,
  listChartSteps,
  type TileSet,
} from '@groundswell/tiles';

/**
 * The greatest age of an earlier run whose tiles fill gaps. Tiles are deleted after four days, so those of such a run
 * still exist.
 */
const EARLIER_WITHIN_MS = 2.5 * 86_400_000;

/**
 * Adds a run's drawn hours to the shown hours of a chart set, in its `firstTime.txt`. Calls may be repeated and may
 * come in any order.
 */
export async function showDrawn(set: TileSet, drawn: FirstTime): Promise<void> {
  await tileStore.updateText(firstTimePath(set), (text) => {
    const next = formatFirstTime(mergeDrawn(findFirstTime(text), drawn));
    return next === text ? undefined : next;
  });
}

/**
 * Announces the first hours of a chart set before any is drawn, so that the map shows them as pending. A set that
 * already shows a run stays unchanged.
 */
export async function showAwaited(set: TileSet, awaited: FirstTime): Promise<void> {
  await tileStore.updateText(firstTimePath(set), (text) => (text === undefined ? formatFirstTime(awaited) : undefined));
}

/**
 * Merges newly drawn hours into the shown hours of a chart set. The newest run is shown from its first hour on, and
 * earlier runs fill its gaps. A drawn hour stays listed, in whatever order the runs finish.
 */
export function mergeDrawn(shown: FirstTime | undefined, drawn: FirstTime): FirstTime {
  if (!shown || (shown.model !== drawn.model && drawn.run > shown.run)) return drawn;
  if (shown.model !== drawn.model) return shown;
  const newest = drawn.run >= shown.run ? drawn : shown;
  const hours = new Map<string, ReadonlySet<number>>();
  for (const one of [shown, ...(shown.earlier ?? []), drawn])
    hours.set(one.run, new Set([...(hours.get(one.run) ?? []), ...one.hours]));
  const hoursOf = (run: string) => [...(hours.get(run) ?? [])].sort((a, b) => a - b);
  const own = hoursOf(newest.run);
  const earlier = [...hours.keys()]
    .filter((run) => run < newest.run && runStart(newest.run) - runStart(run) <= EARLIER_WITHIN_MS)
    .sort((a, b) => (a > b ? -1 : 1))
    .map((run) => ({ run, hours: hoursOf(run) }));
  const { earlier: _, awaitedHours = [], ...head } = newest;
  return prune({ ...head, hours: own, awaitedHours: awaitedHours.filter((hour) => !own.includes(hour)), earlier });
}

/** Drops the hours of earlier runs that a newer run has drawn, and then the lists that are empty. */
function prune({ awaitedHours = [], earlier = [], ...shown }: FirstTime): FirstTime {
  const steps = listChartSteps({ ...shown, earlier });
  const used = ({ run }: EarlierRun) => steps.flatMap(({ drawn }) => (drawn?.run === run ? [drawn.hour] : []));
  const left = earlier.map((one) => ({ run: one.run, hours: used(one) })).filter(({ hours }) => hours.length > 0);
  return {
    ...shown,
    ...(awaitedHours.length > 0 && { awaitedHours }),
    ...(left.length > 0 && { earlier: left }),
  };
}
