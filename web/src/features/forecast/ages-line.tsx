import type { ForecastReply } from '@groundswell/contracts';
import { messages } from '../../messages.ts';
import { agesOf, warningsOf } from './ages.ts';
import styles from './ages-line.module.css';

const words = messages.forecast;

interface Props {
  readonly forecast: ForecastReply;
  /** Minutes since the reply came. */
  readonly sinceMin: number;
}

/** One line of sources and ages, the notes on what stands in for an instrument, and a warning when all of it is old. */
export function AgesLine({ forecast, sinceMin }: Props) {
  return (
    <section className={styles.ages} aria-label={words.sources}>
      <ul>
        {agesOf(forecast, sinceMin).map((age) => (
          <li key={age}>{age}</li>
        ))}
      </ul>
      {forecast.current.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {warningsOf(forecast).map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </section>
  );
}
