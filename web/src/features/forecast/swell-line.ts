import type { TimelineReply } from '@groundswell/contracts';

const LINES = ['swell1', 'swell2', 'swell3', 'swell4', 'swell5', 'swell6'] as const;

/**
 * Which line of the graph, 1 to 6, draws a swell that is told as 'NNW 4.0 ft 11 s': the one as high at that hour.
 * Undefined where none is or several are: then it has no colour.
 */
export function swellLine({ swell }: Pick<TimelineReply, 'swell'>, hour: number, told: string | null | undefined) {
  const [, height] = /(\d+(?:[.,]\d+)?) /.exec(told ?? '') ?? [];
  if (height === undefined) return undefined;
  const heightInUnit = Number(height.replace(',', '.'));
  const [line, another] = LINES.flatMap((name, index) => (swell[name][hour] === heightInUnit ? index + 1 : []));
  return another === undefined ? line : undefined;
}
