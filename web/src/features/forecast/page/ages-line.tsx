import type { ForecastReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { agesOf, warningsOf } from './ages.ts';
import styles from './ages-line.module.css';

interface Props {
  readonly forecast: ForecastReply;
  /** Minutes since the time of the reply. */
  readonly sinceMin: number;
}

/** One muted line of sources and ages, then the notes on replaced instruments, and a warning when all of it is old. */
export function AgesLine({ forecast, sinceMin }: Props) {
  return (
    <section className={styles.ages} aria-label={m.forecast_sources()}>
      <ul>
        {agesOf(forecast, sinceMin).map(({ text, detail }) => (
          <li key={text} title={detail}>
            {text}
          </li>
        ))}
        {forecast.current.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {warningsOf(forecast, language).map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </section>
  );
}
