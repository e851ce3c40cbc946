import type { ForecastReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { agesInShort, agesOf, warningsOf } from './ages.ts';
import styles from './ages-line.module.css';

interface Props {
  readonly forecast: ForecastReply;
  /** Minutes since the instant to which the ages in the reply refer. */
  readonly sinceMin: number;
}

/**
 * The sources of the numbers. The warnings come first: old or missing model runs, and buoys that are silent or
 * unrepresentative. Missing measurements follow. The last line shows the ages and expands to all sources and notes.
 */
export function AgesLine({ forecast, sinceMin }: Props) {
  const { notes, warnings = [], missing = [] } = forecast.current;
  const isOpen = (note: string) => warnings.includes(note) || missing.includes(note);
  return (
    <section className={styles.ages} aria-label={m.forecast_sources()}>
      {[...warningsOf(forecast, language), ...warnings].map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {forecast.stale_hours !== undefined && (
        <p>
          <Link to="/status">{m.forecast_status()}</Link>
        </p>
      )}
      {missing
        .filter((note) => !warnings.includes(note))
        .map((note) => (
          <p key={note} className={styles.missing}>
            {note}
          </p>
        ))}
      <Disclosure quiet summary={agesInShort(forecast, sinceMin).join(' · ') || m.forecast_sources()}>
        <ul>
          {agesOf(forecast, sinceMin).map(({ text, detail }) => (
            <li key={text} title={detail}>
              {text}
            </li>
          ))}
          {notes
            .filter((note) => !isOpen(note))
            .map((note) => (
              <li key={note}>{note}</li>
            ))}
        </ul>
      </Disclosure>
    </section>
  );
}
