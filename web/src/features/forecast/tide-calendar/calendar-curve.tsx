import type { ForecastReply } from '@groundswell/contracts';
import { tidePoints, turnsFrom } from '../../../entities/tide/tide-curve.ts';
import { hoursFrom, listTideEvents } from '../../../entities/tide/tide-events.ts';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { dateWords } from '../../../ui/date-words.ts';
import { useClock } from '../../../ui/use-clock.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { layoutCurve } from './curve-layout.ts';
import { listNights } from './model.ts';
import styles from './tide-calendar.module.css';

const HEIGHT = 150;

/** The tide curve of today and tomorrow; the table below has its numbers. */
export function CalendarCurve({ forecast }: { readonly forecast: ForecastReply }) {
  const large = useMedia('(min-width: 640px)');
  const clock = useClock(60_000);
  const { timeline, tide_array: tideDays } = forecast;
  const { start } = timeline;
  const days = forecast.days.slice(0, large ? 2 : 1);
  const hours = days.reduce((sum, { hourly }) => sum + hourly.length, 0);
  if (start === undefined) return null;
  const events = listTideEvents(tideDays).filter(({ at }) => hoursFrom(start, at) < hours);
  const points = tidePoints(timeline.tideLevel, turnsFrom(start, events), hours);
  const curve = layoutCurve(points, { width: large ? 860 : 360, height: HEIGHT });
  if (!curve) return null;

  const now = hoursFrom(start, clock);
  const nowY = now >= 0 && now <= hours ? curve.yAt(now) : undefined;
  return (
    <figure className={styles.curve}>
      <svg viewBox={`0 0 ${curve.width} ${HEIGHT}`} role="img" aria-label={m.tide_calendar_curve()}>
        {listNights(days, start).map(({ from, to }) => (
          <rect
            key={from}
            className={styles.night}
            x={curve.x(from)}
            width={curve.x(to) - curve.x(from)}
            y={0}
            height={HEIGHT}
          />
        ))}
        {days.map((day) => {
          const x = curve.x(day.hourly[0]?.index ?? 0);
          return (
            <g key={day.dateNum}>
              <line className={styles.midnight} x1={x} x2={x} y1={0} y2={HEIGHT} />
              <text className={styles.quiet} x={x + 5} y={11}>
                {dateWords(day.day, day.date, language)}
              </text>
            </g>
          );
        })}
        <path className={styles.water} d={curve.area} />
        <path className={styles.line} d={curve.line} />
        {nowY !== undefined && (
          <>
            <line className={styles.now} x1={curve.x(now)} x2={curve.x(now)} y1={18} y2={HEIGHT} />
            <circle className={styles.dot} cx={curve.x(now)} cy={nowY} r={4} />
          </>
        )}
        {events.map(({ at, high, time, height }) => {
          const hour = hoursFrom(start, at);
          const x = Math.min(Math.max(curve.x(hour), 26), curve.width - 26);
          const y = curve.yAt(hour) ?? 0;
          return (
            <text
              key={hour}
              className={high ? undefined : styles.low}
              x={x}
              y={high ? y - 19 : y + 15}
              textAnchor="middle"
            >
              <tspan>{time}</tspan>
              <tspan className={styles.quiet} x={x} dy={12}>
                {height}
              </tspan>
            </text>
          );
        })}
      </svg>
    </figure>
  );
}
