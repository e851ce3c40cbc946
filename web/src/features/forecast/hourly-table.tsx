import type { DayReply, TimelineReply } from '@groundswell/contracts';
import { messages } from '../../messages.ts';
import { DirectionArrow } from '../../ui/direction-arrow.tsx';
import { SkyIcon } from './sky-icon.tsx';
import { SurfCell } from './surf-cell.tsx';
import styles from './table.module.css';
import { TableScroller } from './table-scroller.tsx';

const words = messages.forecast;

interface Props {
  readonly caption: string;
  readonly hours: DayReply['hourly'];
  readonly timeline: TimelineReply;
  readonly swells: 1 | 2;
}

/** A day's hours: surf with its condition, swell, wind, weather. */
export function HourlyTable({ caption, hours, timeline, swells }: Props) {
  return (
    <TableScroller name={caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.surf}</th>
            <th scope="col">{words.mainSwell}</th>
            {swells === 2 && <th scope="col">{words.secondSwell}</th>}
            <th scope="col">{words.wind}</th>
            <th scope="col">{words.air}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour.index}>
              <th scope="row">{hour.time}</th>
              <SurfCell surf={hour.surf} condition={hour.cond} />
              <td>{hour.swell1 ?? messages.missing}</td>
              {swells === 2 && <td>{hour.swell2 ?? messages.missing}</td>}
              <WindCell wind={hour.wind} fromDeg={timeline.windDir[hour.index]} />
              <td>
                <span className={styles.air}>
                  <SkyIcon icon={hour.wxicon} /> {hour.temp ?? messages.missing}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
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
      {wind ?? messages.missing}
    </td>
  );
}
