import type { ForecastReply } from '@groundswell/contracts';
import { memo } from 'react';
import { m } from '../../paraglide/messages.js';
import { useStoredChoice } from '../../storage/use-stored-choice.ts';
import button from '../../ui/button.module.css';
import { hoursOn, MORNING_NOON_EVENING } from './day-rows.ts';
import styles from './details-table.module.css';
import { WindCell } from './hourly-table.tsx';
import { SurfCell } from './surf-cell.tsx';
import table from './table.module.css';
import { TableScroller } from './table-scroller.tsx';

interface Props {
  readonly forecast: ForecastReply;
  readonly days: number;
}

/** The timeline as a table: every day at 6 am, noon and 6 pm. */
export const DetailsTable = memo(function DetailsTable({ forecast, days }: Props) {
  const [shown, setShown] = useStoredChoice('sc_timeline_data', ['show', 'hide'], 'show');
  const { timeline, timezone } = forecast;
  return (
    <section className={styles.details} aria-labelledby="details-title">
      <header className={styles.header}>
        <h2 id="details-title">{m.forecast_details()}</h2>
        <button
          type="button"
          className={button.button}
          aria-expanded={shown === 'show'}
          onClick={() => setShown(shown === 'show' ? 'hide' : 'show')}
        >
          {shown === 'show' ? m.forecast_hide_table() : m.forecast_show_table()}
        </button>
      </header>
      {shown === 'show' && (
        <TableScroller name={m.forecast_details()}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{m.forecast_day()}</th>
                <th scope="col">{m.forecast_time()}</th>
                <th scope="col">{m.forecast_surf()}</th>
                <th scope="col">{m.forecast_swell()}</th>
                <th scope="col" className={table.wide}>
                  {m.forecast_second_swell()}
                </th>
                <th scope="col">{m.forecast_wind()}</th>
              </tr>
            </thead>
            {forecast.days.slice(0, days).map((day) => (
              <tbody key={day.dateNum}>
                {hoursOn(day, MORNING_NOON_EVENING, timeline, timezone).map((hour, row, rows) => (
                  <tr key={hour.index}>
                    {row === 0 && (
                      <th scope="rowgroup" rowSpan={rows.length}>
                        {day.day} <span>{day.date}</span>
                      </th>
                    )}
                    <th scope="row">{hour.time}</th>
                    <SurfCell surf={hour.surf} condition={hour.cond} />
                    <td>{hour.swell1 ?? m.ui_missing()}</td>
                    <td className={table.wide}>{hour.swell2 ?? m.ui_missing()}</td>
                    <WindCell wind={hour.wind} fromDeg={timeline.windDir[hour.index]} />
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </TableScroller>
      )}
    </section>
  );
});
