import type { DayReply, TimelineReply } from '@groundswell/contracts';
import { DirectionArrow } from '../../../entities/surf/direction-arrow.tsx';
import { m } from '../../../paraglide/messages.js';
import { SkyIcon } from '../../../ui/icons/weather.tsx';
import { Table } from '../../../ui/table.tsx';
import { surfAt } from '../surf-at.ts';
import styles from './hours-table.module.css';
import { SurfCell } from './surf-cell.tsx';

interface Props {
  readonly caption: string;
  readonly hours: DayReply['hourly'];
  readonly timeline: TimelineReply;
  readonly swells: 1 | 2;
}

/** A day's hours: surf with its condition, swell, wind, weather. */
export function HourlyTable({ caption, hours, timeline, swells }: Props) {
  return (
    <Table caption={caption} className={styles.hours}>
      <thead>
        <tr>
          <th scope="col">{m.forecast_time()}</th>
          <th scope="col">{m.forecast_surf()}</th>
          <th scope="col">{m.forecast_swell()}</th>
          {swells === 2 && <th scope="col">{m.forecast_second_swell()}</th>}
          <th scope="col">{m.forecast_wind()}</th>
          <th scope="col">{m.forecast_air()}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour.index}>
            <th scope="row">{hour.time}</th>
            <SurfCell of={surfAt(timeline, hour.index)} />
            <td>{hour.swell1 ?? m.ui_missing()}</td>
            {swells === 2 && <td>{hour.swell2 ?? m.ui_missing()}</td>}
            <WindCell wind={hour.wind} fromDeg={timeline.windDir[hour.index]} />
            <td>
              <span className={styles.air}>
                <SkyIcon sky={hour.wxicon} /> {hour.temp ?? m.ui_missing()}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function WindCell({
  wind,
  fromDeg,
}: {
  readonly wind: string | null;
  readonly fromDeg: number | null | undefined;
}) {
  return (
    <td>
      {wind !== null && typeof fromDeg === 'number' && <DirectionArrow fromDeg={fromDeg} className={styles.arrow} />}
      {wind ?? m.ui_missing()}
    </td>
  );
}
