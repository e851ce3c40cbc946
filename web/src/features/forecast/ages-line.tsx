import type { ForecastReply } from '@groundswell/contracts';
import { messages } from '../../messages.ts';
import { agesOf } from './ages.ts';
import styles from './ages-line.module.css';

const words = messages.forecast;
const RUN_FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

interface Props {
  readonly forecast: ForecastReply;
  /** Minutes since the reply came. */
  readonly sinceMin: number;
}

/** One line of sources and ages, the notes on what stands in for an instrument, and a warning when all of it is old. */
export function AgesLine({ forecast, sinceMin }: Props) {
  const { current, sources, stale_hours } = forecast;
  const standIns = [sources.waves, sources.wind].flatMap((source) =>
    source?.stand_in_hours
      ? words.standIn(source.model, RUN_FORMAT.format(Date.parse(source.run)), source.stand_in_hours)
      : [],
  );
  return (
    <section className={styles.ages} aria-label={words.sources}>
      <ul>
        {agesOf(forecast, sinceMin).map((age) => (
          <li key={age}>{age}</li>
        ))}
      </ul>
      {current.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {[...(stale_hours === undefined ? [] : [words.stale(Math.round(stale_hours))]), ...standIns].map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </section>
  );
}
