import type { ForecastReply } from '@groundswell/contracts';
import { memo } from 'react';
import { messages } from '../../messages.ts';
import { useStoredChoice } from '../../storage/use-stored-choice.ts';
import button from '../../ui/button.module.css';
import { hoursOn, MORNING_NOON_EVENING } from './day-rows.ts';
import styles from './details-table.module.css';
import { WindCell } from './hourly-table.tsx';
import { SurfCell } from './surf-cell.tsx';
import table from './table.module.css';
import { TableScroller } from './table-scroller.tsx';

const words = messages.forecast;

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
        <h2 id="details-title">{words.details}</h2>
        <button
          type="button"
          className={button.button}
          aria-expanded={shown === 'show'}
          onClick={() => setShown(shown === 'show' ? 'hide' : 'show')}
        >
          {shown === 'show' ? words.hideTable : words.showTable}
        </button>
      </header>
      {shown === 'show' && (
        <TableScroller name={words.details}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col">{words.time}</th>
                <th scope="col">{words.surf}</th>
                <th scope="col">{words.mainSwell}</th>
                <th scope="col" className={table.wide}>
                  {words.secondSwell}
                </th>
                <th scope="col">{words.wind}</th>
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
                    <td>{hour.swell1 ?? messages.missing}</td>
                    <td className={table.wide}>{hour.swell2 ?? messages.missing}</td>
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
