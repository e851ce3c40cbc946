import type { AccuracyReply } from '@groundswell/contracts';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { buttonClass } from '../../ui/button.tsx';
import { momentWords } from '../../ui/clock-words.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { numberWords } from '../../ui/number-words.ts';
import styles from './forecast-log-seal.module.css';

type ForecastLog = NonNullable<AccuracyReply['log']>;

/** The beach of the example command. */
const EXAMPLE = 'rincon';

/** Says that the log of forecasts does not verify; nothing while it does. */
export function ForecastLogFault({ log }: { readonly log: ForecastLog | undefined }) {
  if (!log?.fault) return null;
  return (
    <p role="alert" className={styles.fault}>
      {log.fault === 'unreadable' ? m.accuracy_log_unreadable() : m.accuracy_log_fault()}
    </p>
  );
}

/** Shows the head of the log in which forecasts are sealed, its file, and the command that checks one of them. */
export function ForecastLogSeal({ log, site }: { readonly log: ForecastLog; readonly site: string }) {
  const { head, file } = log;
  if (!head) return null;
  const command = `npm run verify-forecast -- ${EXAMPLE} ${head.run} --site ${site}`;
  return (
    <section className={styles.seal} aria-labelledby="forecast-log-title">
      <div className={styles.words}>
        <h3 id="forecast-log-title">{m.accuracy_log_title()}</h3>
        <p>{m.accuracy_log_what()}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{m.accuracy_log_count()}</dt>
            <dd>{numberWords(head.forecasts)}</dd>
          </div>
          <div>
            <dt>{m.accuracy_log_head()}</dt>
            <dd>
              <code title={head.root}>{`${head.root.slice(0, 4)}…${head.root.slice(-4)}`}</code>
            </dd>
          </div>
          <div>
            <dt>{m.accuracy_log_time()}</dt>
            <dd>{momentWords(head.sealed_at, language)}</dd>
          </div>
        </dl>
        <a className={buttonClass('quiet')} href={file} download="groundswell-log.txt">
          {m.accuracy_log_file()}
        </a>
      </div>
      <div className={styles.words}>
        <div className={styles.command}>
          <code>{command}</code>
          <CopyButton text={command}>{m.accuracy_log_copy()}</CopyButton>
        </div>
        <p className={styles.note}>{m.accuracy_log_where()}</p>
      </div>
    </section>
  );
}
