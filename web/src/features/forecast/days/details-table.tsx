import type { ForecastReply } from '@groundswell/contracts';
import { useState } from 'react';
import { surfAt } from '../../../entities/surf/surf-at.ts';
import { trainAt } from '../../../entities/surf/train.ts';
import { m } from '../../../paraglide/messages.js';
import { Table } from '../../../ui/table.tsx';
import { TrainCell, WindCell } from '../day/hourly-table.tsx';
import styles from '../day/hours-table.module.css';
import { SurfCell } from '../day/surf-cell.tsx';
import { hoursOn, MORNING_NOON_EVENING } from '../day-rows.ts';
import { DayPager } from './day-pager.tsx';
import { listRanges } from './day-ranges.ts';

/** The table of all days at 6am, 12pm and 6pm, six days per page. */
export function DetailsTable({ forecast: { days, timeline } }: { readonly forecast: ForecastReply }) {
  const ranges = listRanges(days.length, 6);
  const [page, setPage] = useState(0);
  const { from, to } = ranges[page] ?? { from: 1, to: days.length };
  return (
    <>
      <DayPager ranges={ranges} page={page} onPage={setPage} />
      <Table caption={m.forecast_details()} className={styles.hours}>
        <thead>
          <tr>
            <th scope="col">{m.forecast_day()}</th>
            <th scope="col">{m.forecast_time()}</th>
            <th scope="col">{m.forecast_surf()}</th>
            <th scope="col">{m.forecast_wind()}</th>
            <th scope="col">{m.forecast_swell()}</th>
          </tr>
        </thead>
        {days.slice(from - 1, to).map((day) => (
          <tbody key={day.dateNum}>
            {hoursOn(day, MORNING_NOON_EVENING, timeline).map((hour, row, rows) => (
              <tr key={hour.index}>
                {row === 0 && (
                  <th scope="rowgroup" rowSpan={rows.length}>
                    {day.day} <span>{day.date}</span>
                  </th>
                )}
                <th scope="row">{hour.time}</th>
                <SurfCell rated={surfAt(timeline, hour.index)} />
                <WindCell wind={hour.wind} fromDeg={timeline.windDir[hour.index]} />
                <TrainCell train={trainAt(timeline, hour.index, 1)} />
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </>
  );
}
