import type { ForecastReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { agesOf, warningsOf } from './ages.ts';
import styles from './ages-line.module.css';

interface Props {
  readonly forecast: ForecastReply;
  /** Minutes since the reply was true. */
  readonly sinceMin: number;
}

/** One quiet run of sources and ages, the notes on what stands in for an instrument after them, and a warning when all of it is old. */
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
