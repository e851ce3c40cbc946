import { MINUTE_MS } from '@groundswell/durations';
import { stationName } from '@groundswell/present';
import { DirectionArrow } from '../../entities/surf/direction-arrow.tsx';
import { m } from '../../paraglide/maps.js';
import { agoWords } from '../../ui/ago-words.ts';
import { Button } from '../../ui/button.tsx';
import { useClock } from '../../ui/use-clock.ts';
import type { Station } from './model.ts';
import styles from './station-detail.module.css';
import { kindOf, rowsOf } from './station-words.ts';

interface Props {
  readonly station: Station;
  readonly onOpenBuoy: (station: Station) => void;
}

/** Shows a station: its latest measurements, and a link to its graph and history. */
export function StationDetail({ station, onOpenBuoy }: Props) {
  const now = useClock(MINUTE_MS);
  const rows = rowsOf(station);
  const ago = agoWords((now - Date.parse(station.wx_time)) / MINUTE_MS);
  return (
    <article aria-live="polite">
      <h3 className={styles.name}>{stationName(station.name)}</h3>
      <p className={styles.about}>
        {kindOf(station)} {station.station_id} · {m.stations_measured({ ago })}
      </p>
      {rows.length === 0 ? (
        <p>{m.stations_nothing()}</p>
      ) : (
        <dl className={styles.rows}>
          {rows.map(({ label, text, fromDeg }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text}
                {fromDeg !== undefined && <DirectionArrow fromDeg={fromDeg} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.about}>{m.stations_as_measured()}</p>
      <Button variant="strong" className={styles.history} onClick={() => onOpenBuoy(station)}>
        {m.stations_history()}
      </Button>
    </article>
  );
}
