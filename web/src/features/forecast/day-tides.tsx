import type { DayReply, ForecastReply } from '@groundswell/contracts';
import { m } from '../../paraglide/messages.js';
import styles from './facts.module.css';
import { Fact, Facts } from './facts.tsx';
import { tidesInOrder } from './tide-order.ts';

interface Props {
  readonly day: DayReply;
  readonly source: ForecastReply['sources']['tide'];
}

/** The lows and highs of a day, morning and afternoon, with the station and the datum they count from. */
export function DayTides({ day, source }: Props) {
  return (
    <section>
      <h3 className={styles.heading}>{m.forecast_tides()}</h3>
      <Facts>
        {tidesInOrder(day).map(({ kind, event }, place) => (
          <Fact key={`${kind}${place}`} name={kind === 'low' ? m.forecast_low_tide() : m.forecast_high_tide()}>
            {event ? `${event.time} · ${event.height}` : m.ui_missing()}
          </Fact>
        ))}
      </Facts>
      {source && (
        <p className={styles.source}>
          {m.forecast_station({ name: source.station, datum: source.datum, km: Math.round(source.distance_km) })}
        </p>
      )}
    </section>
  );
}
