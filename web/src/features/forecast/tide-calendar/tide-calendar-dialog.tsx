import type { ForecastReply } from '@groundswell/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TideRow } from '../../../entities/tide/tide-events.ts';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { distanceWords } from '../../../ui/distance-words.ts';
import { DownIcon } from '../../../ui/icons/actions.tsx';
import { Table } from '../../../ui/table.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { CalendarCurve } from './calendar-curve.tsx';
import { listTideRows, type NamedTide, tidesOf } from './model.ts';
import styles from './tide-calendar.module.css';

interface Props {
  readonly forecast: ForecastReply;
  readonly onClose: () => void;
}

/** The tide calendar: the next two days as a curve, and all days' lows and highs as a table. */
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
        <CalendarCurve forecast={forecast} />
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
  const wide = useMedia('(min-width: 1024px)');
  const [more, setMore] = useState(false);
  const scrolled = useRef<HTMLDivElement>(null);
  const look = () => {
    const body = scrolled.current?.firstElementChild;
    if (body) setMore(body.scrollTop + body.clientHeight < body.scrollHeight - 8);
  };
  // The ResizeObserver calls `look` before the first paint, and again when the dialog has its final height. If all rows
  // fit, no scroll hint is shown.
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
        {wide ? <FourTides rows={rows} /> : <TidesByKind rows={rows} />}
      </Table>
      <p className={styles.hint} data-more={more} aria-hidden="true">
        {m.tide_calendar_scroll()}
        <DownIcon />
      </p>
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly TideRow[];
}

/** The table with one column for each of the four tides of a day. */
function FourTides({ rows }: RowsProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{m.tide_calendar_day()}</th>
          <th scope="col">{m.tide_calendar_low_1()}</th>
          <th scope="col">{m.tide_calendar_high_1()}</th>
          <th scope="col">{m.tide_calendar_low_2()}</th>
          <th scope="col">{m.tide_calendar_high_2()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.day}>
            <th scope="row">{row.day}</th>
            {tidesOf(row).map((tide) => (
              <td key={tide.name}>
                <Tide {...tide} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** The table for small screens: one column with a day's lows, and one with its highs. */
function TidesByKind({ rows }: RowsProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{m.tide_calendar_day()}</th>
          <th scope="col">{m.tide_calendar_lows()}</th>
          <th scope="col">{m.tide_calendar_highs()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const [low, high, secondLow, secondHigh] = tidesOf(row);
          return (
            <tr key={row.day}>
              <th scope="row">{row.day}</th>
              <BothTides first={low} second={secondLow} />
              <BothTides first={high} second={secondHigh} />
            </tr>
          );
        })}
      </tbody>
    </>
  );
}

function BothTides({ first, second }: { readonly first: NamedTide; readonly second: NamedTide }) {
  return (
    <td>
      <Tide {...first} />
      {second.time !== null && (
        <>
          <br />
          <Tide {...second} />
        </>
      )}
    </td>
  );
}

function Tide({ time, height }: NamedTide) {
  if (time === null) return m.ui_missing();
  return (
    <>
      <b>{time}</b> <span className={styles.height}>{height}</span>
    </>
  );
}
