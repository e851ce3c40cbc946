import type { TimelineReply } from '@groundswell/contracts';

/** Where the hours come from, in pixels from the left. */
export interface Marks {
  /** Hours missing in the run, filled from neighbouring hours or an earlier forecast. */
  readonly filled: readonly Span[];
  /** From here on the hours are an older run's. */
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

/** First and last of each group of consecutive hours. */
function rowsOf(hours: readonly number[]): readonly (readonly [number, number])[] {
  const rows: [number, number][] = [];
  for (const hour of hours) {
    const open = rows.at(-1);
    if (open?.[1] === hour - 1) open[1] = hour;
    else rows.push([hour, hour]);
  }
  return rows;
}
