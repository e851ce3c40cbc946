import type { DayReply, ForecastReply } from '@groundswell/contracts';
import type { ReactNode } from 'react';
import { bestHours } from '../../../entities/surf/best-hours.ts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { DangerNote } from '../../../entities/surf/danger-note.tsx';
import { DirectionArrow } from '../../../entities/surf/direction-arrow.tsx';
import { halvesOf, largerOf } from '../../../entities/surf/surf.ts';
import { trainAt, trainWords } from '../../../entities/surf/train.ts';
import { tideEventsOf } from '../../../entities/tide/tide-events.ts';
import { m } from '../../../paraglide/messages.js';
import { capitalized } from '../../../ui/capitalized.ts';
import { classList } from '../../../ui/class-list.ts';
import { SkyIcon } from '../../../ui/icons/weather.tsx';
import { spanned, unbroken } from '../../../ui/typography.ts';
import { BeachHeads } from './beach-heads.tsx';
import styles from './compare-tables.module.css';
import { dayOn, placeOfHour } from './model.ts';

interface Props {
  readonly beaches: readonly ForecastReply[];
  readonly date: string;
}
interface At {
  readonly beach: ForecastReply;
  readonly day: DayReply;
  readonly date: string;
}

const LINES: readonly { readonly name: () => string; readonly render: (at: At) => ReactNode }[] = [
  { name: () => capitalized(m.ui_morning()), render: ({ day }) => <Half day={day} name="am" /> },
  { name: () => capitalized(m.ui_afternoon()), render: ({ day }) => <Half day={day} name="pm" /> },
  { name: m.forecast_day_best, render: ({ day }) => <Best day={day} /> },
  { name: m.compare_noon, render: (at) => <Swell {...at} /> },
  { name: m.forecast_wind, render: (at) => <Winds {...at} /> },
  { name: m.forecast_tides, render: (at) => <Tides {...at} /> },
  { name: m.forecast_weather, render: ({ day }) => <Sky day={day} /> },
  { name: m.compare_water_now, render: ({ beach }) => <Water beach={beach} /> },
  { name: m.compare_sun_light, render: ({ day }) => <Light day={day} /> },
];

/** The table of one day at two beaches: surf, best hours, swell, wind, tide, weather, water and sun. */
export function DayFacts({ beaches, date }: Props) {
  const found = beaches.map((beach) => ({ beach, day: dayOn(beach, date), date }));
  return (
    <table className={styles.table}>
      <caption>{found[0]?.day?.dayTxt}</caption>
      <BeachHeads beaches={beaches} corner="" />
      <tbody>
        {LINES.map(({ name, render }) => (
          <tr key={name()}>
            <th scope="row">{name()}</th>
            {found.map(({ beach, day }) => (
              <td key={beach.slug}>{day ? render({ beach, day, date }) : m.ui_missing()}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The surf of half a day. The danger note is shown only in the half with the larger surf. */
function Half({ day, name }: { readonly day: DayReply; readonly name: 'am' | 'pm' }) {
  const halves = halvesOf(day);
  const { surf, condition } = halves[name];
  if (!surf) return m.ui_missing();
  return (
    <>
      {condition && <ConditionMark condition={condition} />} <b>{unbroken(spanned(surf.text))}</b>{' '}
      {condition && conditionWord(condition)}
      {day.danger && largerOf(halves) === halves[name] && (
        <span className={styles.note}>
          <DangerNote danger={day.danger} short />
        </span>
      )}
    </>
  );
}

function Best({ day: { best } }: { readonly day: DayReply }) {
  if (!best) return m.ui_missing();
  return (
    <>
      <b>{bestHours(best)}</b> · {m.forecast_day_score({ score: best.score })}
      <span className={styles.note}>{unbroken(spanned(best.why))}</span>
    </>
  );
}

function Swell({ beach, date }: At) {
  const noon = placeOfHour(beach, date, 12);
  const second = trainAt(beach.timeline, noon, 2);
  return (
    <>
      {trainWords(trainAt(beach.timeline, noon, 1))}
      {second && <span className={styles.note}>{trainWords(second)}</span>}
    </>
  );
}

function Winds({ beach, date }: At) {
  return [9, 15].map((hour) => {
    const at = placeOfHour(beach, date, hour);
    return (
      at !== undefined && (
        <span key={hour} className={classList(styles.line, styles.wind)}>
          {beach.timeline.time[at]} <Wind timeline={beach.timeline} at={at} />
        </span>
      )
    );
  });
}

export function Wind({ timeline: { wind, windDir }, at }: Pick<ForecastReply, 'timeline'> & { readonly at: number }) {
  const fromDeg = windDir[at];
  return (
    <span>
      {typeof fromDeg === 'number' && <DirectionArrow fromDeg={fromDeg} />} {wind[at] ?? m.ui_missing()}
    </span>
  );
}

function Tides({ day }: At) {
  const events = tideEventsOf(day);
  if (events.length === 0) return m.forecast_no_tide_data();
  return events.map(({ at, high, time, height }) => (
    <span key={at} className={styles.line}>
      {high ? m.forecast_high_tide() : m.forecast_low_tide()} {[time, height].join(m.ui_comma())}
    </span>
  ));
}

function Sky({ day: { wxicon, maxTemp } }: { readonly day: DayReply }) {
  return (
    <>
      <SkyIcon sky={wxicon} /> {maxTemp ?? m.ui_missing()}
    </>
  );
}

function Water({ beach: { current } }: { readonly beach: ForecastReply }) {
  return (
    <>
      {current.sst ?? m.ui_missing()}
      {current.wetsuit && <span className={styles.note}>{current.wetsuit}</span>}
    </>
  );
}

function Light({ day: { firstlight, lastlight, sunrise, sunset } }: { readonly day: DayReply }) {
  if (!firstlight || !lastlight) return m.ui_missing();
  return (
    <>
      {m.forecast_best_span({ from: firstlight, to: lastlight })}
      {sunrise && sunset && (
        <span className={styles.note}>
          {m.forecast_sun()} {m.forecast_best_span({ from: sunrise, to: sunset })}
        </span>
      )}
    </>
  );
}
