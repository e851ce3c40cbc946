import type { DayReply, ForecastReply } from '@groundswell/contracts';
import { tideEventsOf } from '../../../entities/tide/tide-events.ts';
import { m } from '../../../paraglide/messages.js';
import { distanceWords } from '../../../ui/distance-words.ts';
import styles from './facts.module.css';
import { Fact, Facts } from './facts.tsx';

interface Props {
  readonly day: DayReply;
  readonly source: ForecastReply['sources']['tide'];
  /**
   * The unit of wave heights that the reader uses. The distance to the tide station is in miles for feet, in kilometres
   * for metres.
   */
  readonly heights: 'ft' | 'm';
}

/** The low and high tides of a day in order, with their station and datum. */
export function DayTides({ day, source, heights }: Props) {
  return (
    <section>
      <h3 className={styles.heading}>{m.forecast_tides()}</h3>
      <Facts>
        {tideEventsOf(day).map(({ high, time, height }) => (
          <Fact key={time} name={high ? m.forecast_high_tide() : m.forecast_low_tide()}>
            {`${time} · ${height}`}
          </Fact>
        ))}
      </Facts>
      {source && (
        <p className={styles.source}>
          {m.forecast_station({
            name: source.station,
            datum: source.datum,
            distance: distanceWords(source.distance_km, heights),
          })}
        </p>
      )}
    </section>
  );
}
