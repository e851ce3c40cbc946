import type { Units } from '@groundswell/forecast';
import { directionText } from '../../entities/place/compass-words.ts';
import { DirectionArrow } from '../../entities/surf/direction-arrow.tsx';
import { m } from '../../paraglide/maps.js';
import section from '../../ui/section-head.module.css';
import { Table } from '../../ui/table.tsx';
import type { PointDay as Day, PointTrain } from './model.ts';
import styles from './point-page.module.css';
import {
  type clockWords,
  heightNumber,
  NO_VALUE,
  periodText,
  speedNumber,
  surfText,
  tideText,
  unitName,
} from './words.ts';

interface Props {
  readonly day: Day;
  readonly units: Units;
  readonly hasSurf: boolean;
  readonly hasWind: boolean;
  readonly words: ReturnType<typeof clockWords>;
}

/** Shows a day: its daylight, its tide, and its hours in a table. */
export function PointDay({ day, units, hasSurf, hasWind, words }: Props) {
  const name = words.day((Date.parse(day.start) + Date.parse(day.end)) / 2);
  const hasTrains = day.hours.some(({ trains }) => trains.length > 0);
  const head = (title: string, unit: string) => (
    <th scope="col">
      {title} <span className={styles.unit}>{unit}</span>
    </th>
  );
  return (
    <section className={styles.day} aria-label={name}>
      <header className={section.head}>
        <h3>{name}</h3>
        <p>{lightText(day, words)}</p>
      </header>
      {day.tides.length > 0 && (
        <p className={styles.tides}>
          {day.tides
            .map(({ at, height_m, high }) => {
              const values = { at: words.clock(Date.parse(at)), height: tideText(height_m, units) };
              return high ? m.point_high(values) : m.point_low(values);
            })
            .join(' · ')}
        </p>
      )}
      <Table caption={m.point_table({ day: name })}>
        <thead>
          <tr>
            <th scope="col">{m.point_hour()}</th>
            {hasSurf && head(m.point_surf(), unitName(units.wave))}
            {head(m.point_waves(), unitName(units.wave))}
            <th scope="col">{m.point_period()}</th>
            <th scope="col">{m.point_from()}</th>
            {hasWind && head(m.point_wind(), unitName(units.wind))}
            {hasTrains && head(m.point_trains(), unitName(units.wave))}
          </tr>
        </thead>
        <tbody>
          {day.hours.map((hour) => (
            <tr key={hour.at}>
              <th scope="row">{words.clock(hour.at)}</th>
              {hasSurf && <td>{hour.surfM === undefined ? NO_VALUE : surfText(hour.surfM, units)}</td>}
              <td>{hour.heightM === undefined ? NO_VALUE : heightNumber(hour.heightM, units)}</td>
              <td>{hour.periodS === undefined ? NO_VALUE : periodText(hour.periodS)}</td>
              <td>
                <Direction fromDeg={hour.fromDeg} />
              </td>
              {hasWind && (
                <td>
                  {hour.windMps === undefined ? NO_VALUE : speedNumber(hour.windMps, units)}{' '}
                  {hour.windFromDeg !== undefined && <Direction fromDeg={hour.windFromDeg} />}
                </td>
              )}
              {hasTrains && (
                <td>
                  <Trains trains={hour.trains} heightOf={(heightM) => heightNumber(heightM, units)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** Shows each swell train on its own line: '3.1 14 s WNW'. */
export function Trains({
  trains,
  heightOf,
}: {
  readonly trains: readonly PointTrain[];
  readonly heightOf: (heightM: number) => string;
}) {
  if (trains.length === 0) return NO_VALUE;
  return (
    <ul className={styles.trains}>
      {trains.map(({ isWindSea, heightM, periodS, fromDeg }) => (
        <li key={`${heightM} ${periodS} ${fromDeg}`}>
          {heightOf(heightM)} <span>{periodText(periodS)}</span> <Direction fromDeg={fromDeg} />{' '}
          {isWindSea && <small>{m.point_wind_sea()}</small>}
        </li>
      ))}
    </ul>
  );
}

export function Direction({ fromDeg }: { readonly fromDeg: number | undefined }) {
  if (fromDeg === undefined) return NO_VALUE;
  return (
    <span className={styles.direction}>
      {directionText(fromDeg)} <DirectionArrow fromDeg={fromDeg} />
    </span>
  );
}

function lightText(day: Day, words: Props['words']): string {
  if (day.all_day) return day.all_day === 'light' ? m.point_all_light() : m.point_all_dark();
  const clock = (at: string | undefined) => (at === undefined ? NO_VALUE : words.clock(Date.parse(at)));
  return m.point_light({
    first: clock(day.first_light),
    rise: clock(day.sunrise),
    set: clock(day.sunset),
    last: clock(day.last_light),
  });
}
