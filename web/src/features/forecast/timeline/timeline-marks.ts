import type { TimelineReply } from '@groundswell/contracts';

/** The positions of hours that do not come from the newest run, in px from the left. */
export interface Marks {
  /** The hours missing in the run, which neighbouring hours or an earlier forecast fill. */
  readonly filled: readonly Span[];
  /** The x position from which all hours come from an older run; undefined if the newest run covers all hours. */
  readonly olderX: number | undefined;
}

interface Span {
  readonly x: number;
  readonly width: number;
}

export function marksOf(
  { filled, olderFrom }: Pick<TimelineReply, 'filled' | 'olderFrom'>,
  hours: number,
  pxPerHour: number,
): Marks {
  return {
    filled: rowsOf(filled.filter((hour) => hour < hours)).map(([first, last]) => ({
      x: first * pxPerHour,
      width: (last - first + 1) * pxPerHour,
    })),
    olderX: olderFrom !== undefined && olderFrom < hours ? olderFrom * pxPerHour : undefined,
  };
}

/** Returns the first and the last of each group of consecutive hours. */
function rowsOf(hours: readonly number[]): readonly (readonly [number, number])[] {
  const rows: [number, number][] = [];
  for (const hour of hours) {
    const open = rows.at(-1);
    if (open?.[1] === hour - 1) open[1] = hour;
    else rows.push([hour, hour]);
  }
  return rows;
}
