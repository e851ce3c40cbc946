import type { ForecastReply } from '@groundswell/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TideRow } from '../../entities/tide/tide-events.ts';
import { m } from '../../paraglide/messages.js';
import { Dialog } from '../../ui/dialog.tsx';
import { distanceWords } from '../../ui/distance-words.ts';
import { DownIcon } from '../../ui/icons/actions.tsx';
import { Table } from '../../ui/table.tsx';
import { listTideRows } from './model.ts';
import styles from './tide-calendar.module.css';
import { TideCurve } from './tide-curve.tsx';

interface Props {
  readonly forecast: ForecastReply;
  readonly onClose: () => void;
}

/** The next two days as a curve, and the lows and highs of every day as a table. */
export function TideCalendarDialog({ forecast, onClose }: Props) {
  const { tide } = forecast.sources;
  const rows = listTideRows(forecast.tide_array);
  const title = m.tide_calendar_title({ location: forecast.name });
  return (
    <Dialog
      title={title}
      subtitle={
        tide &&
        m.tide_calendar_station({
          name: tide.station,
          datum: tide.datum,
          distance: distanceWords(tide.distance_km, forecast.timeline.surfSvgUnits),
        })
      }
      onClose={onClose}
    >
      <div className={styles.body}>
        <TideCurve forecast={forecast} />
        {rows.length === 0 ? (
          <p className={styles.none}>{m.tide_calendar_no_tide_data()}</p>
        ) : (
          <TideTable caption={title} rows={rows} />
        )}
      </div>
    </Dialog>
  );
}

function TideTable({ caption, rows }: { readonly caption: string; readonly rows: readonly TideRow[] }) {
  const [more, setMore] = useState(false);
  const scrolled = useRef<HTMLDivElement>(null);
  const look = () => {
    const body = scrolled.current?.firstElementChild;
    if (body) setMore(body.scrollTop + body.clientHeight < body.scrollHeight - 8);
  };
  // Measured before the paint, and only in the open window, which has a height: content that fits needs no scroll hint.
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    const body = scrolled.current?.firstElementChild;
    if (!body) return;
    const watch = new ResizeObserver(() => lookAgain());
    watch.observe(body);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={scrolled} className={styles.rows} onScrollCapture={look}>
      <Table caption={caption} tall>
        <thead>
          <tr>
            <th scope="col">{m.tide_calendar_day()}</th>
            <th scope="col">{m.tide_calendar_low_1()}</th>
            <th scope="col">{m.tide_calendar_high_1()}</th>
            <th scope="col" className={styles.second}>
              {m.tide_calendar_low_2()}
            </th>
            <th scope="col" className={styles.second}>
              {m.tide_calendar_high_2()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.day}>
              <th scope="row">{row.day}</th>
              <Tide time={row.low_1_time} height={row.low_1_height} />
              <Tide time={row.high_1_time} height={row.high_1_height} />
              <Tide time={row.low_2_time} height={row.low_2_height} second />
              <Tide time={row.high_2_time} height={row.high_2_height} second />
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.hint} data-more={more} aria-hidden="true">
        {m.tide_calendar_scroll()}
        <DownIcon />
      </p>
    </div>
  );
}

interface TideProps {
  readonly time: string | null;
  readonly height: string | null;
  readonly second?: boolean;
}

function Tide({ time, height, second = false }: TideProps) {
  return (
    <td className={second ? styles.second : undefined}>
      {time === null ? (
        m.ui_missing()
      ) : (
        <>
          <b>{time}</b> <span className={styles.height}>{height}</span>
        </>
      )}
    </td>
  );
}
