import type { DayReply, ForecastReply } from '@groundswell/contracts';
import { messages } from '../../messages.ts';
import styles from './facts.module.css';
import { Fact, Facts } from './facts.tsx';
import { tidesInOrder } from './tide-order.ts';

const words = messages.forecast;

interface Props {
  readonly day: DayReply;
  readonly source: ForecastReply['sources']['tide'];
}

/** The lows and highs of a day, morning and afternoon, with the station and the datum they count from. */
export function DayTides({ day, source }: Props) {
  return (
    <section>
      <h3 className={styles.heading}>{words.tides}</h3>
      <Facts>
        {tidesInOrder(day).map(({ kind, event }, place) => (
          <Fact key={`${kind}${place}`} name={kind === 'low' ? words.lowTide : words.highTide}>
            {event ? `${event.time} · ${event.height}` : messages.missing}
          </Fact>
        ))}
      </Facts>
      {source && (
        <p className={styles.source}>{words.station(source.station, source.datum, Math.round(source.distance_km))}</p>
      )}
    </section>
  );
}
