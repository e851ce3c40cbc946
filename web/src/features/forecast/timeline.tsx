import type { ForecastReply } from '@groundswell/contracts';
import { useMemo, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { clampHour } from './cursor-keys.ts';
import { dayStarts } from './day-rows.ts';
import { readHour, spokenHour } from './read-out.ts';
import { ReadOutLine } from './read-out-line.tsx';
import styles from './timeline.module.css';
import { TimelineButtons } from './timeline-buttons.tsx';
import { TimelineFrame } from './timeline-frame.tsx';
import type { TimelineView } from './timeline-layout.ts';
import { TimelineLegend } from './timeline-legend.tsx';

const views = () =>
  [
    { value: 'surf', text: m.forecast_surf() },
    { value: 'swell', text: m.forecast_swell() },
  ] as const;
const lengths = () =>
  [
    { value: '8', text: m.forecast_length_8() },
    { value: '16', text: m.forecast_length_16() },
  ] as const;

export type Length = '8' | '16';
interface Props {
  readonly forecast: ForecastReply;
  /** Where now stands on the timeline, hours. */
  readonly now: number;
  /** Where the cursor was put; undefined: it goes with the time. */
  readonly chosen: number | undefined;
  readonly onChoose: (hour: number | undefined) => void;
  /** False while the first screen is still to be painted: the graph keeps its place. */
  readonly drawn: boolean;
  readonly length: Length;
  readonly onLength: (length: Length) => void;
}

/** All tracks on one time axis, one cursor through them, and what it reads above. */
export function Timeline({ forecast, now, chosen, onChoose, drawn, length, onLength }: Props) {
  const { timeline, days, timeline_scale } = forecast;
  const [view, setView] = useState<TimelineView>('surf');
  const shownDays = Math.min(days.length, Number(length));
  const hours = dayStarts(timeline.summaryDay, shownDays).at(-1) ?? timeline.time.length;
  const hour = clampHour(chosen ?? now, hours);
  // Back on the hour that is now, the cursor goes with the time again.
  const choose = (next: number) => onChoose(next === Math.floor(now) ? undefined : next);
  const readOut = useMemo(() => readHour(timeline, hour), [timeline, hour]);
  const trains = Object.values(timeline.swell).flatMap((heights, i) =>
    heights.some((height) => height !== null) ? i + 1 : [],
  );

  return (
    <section className={styles.timeline} aria-labelledby="timeline-title">
      <header className={styles.header}>
        <h2 id="timeline-title">{shownDays === 1 ? m.forecast_today() : m.forecast_next_days({ days: shownDays })}</h2>
        <ToggleGroup name={m.forecast_view()} options={views()} value={view} onChoose={setView} />
        {days.length > 8 && (
          <ToggleGroup
            name={m.forecast_length()}
            options={lengths()}
            value={length}
            onChoose={onLength}
            className={styles.length}
          />
        )}
      </header>
      <ReadOutLine readOut={readOut} />
      <TimelineFrame
        drawn={drawn}
        frame={{ hours, days: shownDays, view, surfTop: timeline_scale }}
        timeline={timeline}
        now={now}
        hour={hour}
        atNow={chosen === undefined}
        spoken={spokenHour(readOut)}
        onHour={choose}
      />
      <div className={styles.foot}>
        <TimelineLegend trains={trains} />
        <TimelineButtons at={{ hour, now, hours }} onHour={choose} />
      </div>
    </section>
  );
}
