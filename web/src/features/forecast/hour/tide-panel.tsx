import type { ForecastReply } from '@groundswell/contracts';
import { tidePoints, turnsFrom } from '../../../entities/tide/tide-curve.ts';
import { tideEventsOf } from '../../../entities/tide/tide-events.ts';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { dateWords } from '../../../ui/date-words.ts';
import { distanceWords } from '../../../ui/distance-words.ts';
import label from '../../../ui/label.module.css';
import { dayStarts } from '../day-rows.ts';
import styles from './data-panel.module.css';
import { tideFact } from './read-out.ts';
import { tideChart } from './tide-chart.ts';

const BOX = { width: 240, height: 72 };

interface Props {
  readonly forecast: ForecastReply;
  readonly place: number;
}

/** The tide at a position on the timeline, the curve of its day, and that day's highs and lows as text. */
export function TidePanel({ forecast: { timeline, days, sources, tide_array: tideDays }, place }: Props) {
  const { value, note } = tideFact({ timeline, tideDays }, place);
  const row = timeline.summaryDay[Math.floor(place)] ?? 0;
  const day = days[row];
  const [start = 0, end = 0] = dayStarts(timeline.summaryDay, row + 1).slice(-2);
  const events = day ? tideEventsOf(day) : [];
  const turns = turnsFrom(timeline.start ?? '', events).map((turn) => ({ ...turn, hour: turn.hour - start }));
  const points = tidePoints(timeline.tideLevel.slice(start), turns, end - start);
  const { area, line, dot } = tideChart(points, place - start, BOX);
  return (
    <div className={styles.tide}>
      <p className={label.label}>{m.forecast_tide()}</p>
      <p className={styles.level}>
        {value} {note && <span className={styles.trend}>{note}</span>}
      </p>
      {timeline.has_tides && (
        <>
          <svg
            className={styles.chart}
            viewBox={`0 0 ${BOX.width} ${BOX.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.water} d={area} />
            <path className={styles.curve} d={line} />
            {dot && <path className={styles.at} d={`M${dot.x} 0V${BOX.height}`} />}
          </svg>
          {day && (
            <ul aria-label={m.timeline_tide_of({ day: dateWords(day.day, day.date, language) })}>
              {events.map(({ high, time, height }) => (
                <li key={time}>
                  {high ? m.forecast_high_tide() : m.forecast_low_tide()} <b>{time}</b> {height}
                </li>
              ))}
            </ul>
          )}
          {sources.tide && (
            <p className={styles.note}>
              {m.forecast_station({
                name: sources.tide.station,
                datum: sources.tide.datum,
                distance: distanceWords(sources.tide.distance_km, timeline.surfSvgUnits),
              })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
