import type { ForecastReply } from '@groundswell/contracts';
import { useMemo, useState } from 'react';
import { messages } from '../../messages.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { clampHour } from './cursor-keys.ts';
import { dayStarts } from './day-rows.ts';
import { readHour, spokenHour } from './read-out.ts';
import { ReadOutLine } from './read-out-line.tsx';
import styles from './timeline.module.css';
import { TimelineButtons } from './timeline-buttons.tsx';
import { TimelineFrame } from './timeline-frame.tsx';
import type { TimelineView } from './timeline-layout.ts';
import { TimelineLegend } from './timeline-legend.tsx';

const words = messages.forecast;
const VIEWS = [
  { value: 'surf', text: words.surf },
  { value: 'swell', text: words.swell },
] as const;
const LENGTHS = [
  { value: '8', text: words.length8 },
  { value: '16', text: words.length16 },
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
        <h2 id="timeline-title">{words.next(shownDays)}</h2>
        <Segmented name={words.view} options={VIEWS} value={view} onChoose={setView} />
        {days.length > 8 && (
          <Segmented
            name={words.length}
            options={LENGTHS}
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
