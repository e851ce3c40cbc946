import type { DayReply, ForecastReply } from '@groundswell/contracts';
import { messages } from '../../messages.ts';
import styles from './facts.module.css';
import { Fact, Facts } from './facts.tsx';

const words = messages.forecast;
type TideEvent = DayReply['low_am'];

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
        <Fact name={`${words.lowTide} ${words.am}`}>{tideWords(day.low_am)}</Fact>
        <Fact name={`${words.highTide} ${words.am}`}>{tideWords(day.high_am)}</Fact>
        <Fact name={`${words.lowTide} ${words.pm}`}>{tideWords(day.low_pm)}</Fact>
        <Fact name={`${words.highTide} ${words.pm}`}>{tideWords(day.high_pm)}</Fact>
      </Facts>
      {source && (
        <p className={styles.source}>{words.station(source.station, source.datum, Math.round(source.distance_km))}</p>
      )}
    </section>
  );
}

function tideWords(event: TideEvent): string {
  return event ? `${event.time} · ${event.height}` : messages.missing;
}
