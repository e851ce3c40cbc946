import type { TimelineReply } from '@groundswell/contracts';

/** The numbers of the graph's lines, 1 to 6, that are drawn within the first `hours`. */
export function drawnTrains(timeline: TimelineReply, hours: number): readonly number[] {
  return Object.values(timeline.swell).flatMap((heights, index) =>
    heights.slice(0, hours).some((height) => height !== null) ? [index + 1] : [],
  );
}
