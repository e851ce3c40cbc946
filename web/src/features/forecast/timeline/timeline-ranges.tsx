import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import type { Cursor } from '../cursor/cursor.ts';
import { useRestingHour } from '../cursor/use-resting-hour.ts';
import { DAY_RANGES, type DayRangeId, rangeOf } from './day-window.ts';

const ranges = () =>
  [
    { value: 6, text: m.timeline_range_1() },
    { value: 12, text: m.timeline_range_2() },
    { value: 10, text: m.timeline_range_3() },
  ] as const;

interface Props {
  readonly summaryDay: readonly number[];
  readonly cursor: Cursor;
  readonly now: number;
  readonly hours: number;
  /** True while only a part of the graph is visible; a range is then selected. */
  readonly near: boolean;
  readonly onRange: (fromDay: number) => void;
}

/** Buttons that scroll six days of the graph into view; on a wide screen they also zoom in. */
export function TimelineRanges({ summaryDay, cursor, now, hours, near, onRange }: Props) {
  const [requested, setRequested] = useState<DayRangeId>();
  const day = summaryDay[useRestingHour(cursor, now, hours)] ?? 0;
  return (
    <ToggleGroup<DayRangeId | 0>
      name={m.timeline_range()}
      options={ranges()}
      value={near ? rangeOf(day, requested) : 0}
      onChoose={(id) => {
        const range = DAY_RANGES.find((one) => one.id === id);
        if (!range) return;
        setRequested(range.id);
        onRange(range.from);
      }}
    />
  );
}
