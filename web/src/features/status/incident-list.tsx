import type { StatusReply } from '@groundswell/contracts';
import { incidentStateWords } from '../../entities/incident/incident-state.ts';
import { Moment } from './moment.tsx';
import styles from './status-page.module.css';

/** Incidents with their updates, the newest first. A text that was not translated is marked as English. */
export function IncidentList({ incidents }: { readonly incidents: StatusReply['incidents'] }) {
  return (
    <ul className={styles.incidents}>
      {incidents.map(({ id, lang, title, updates, resolved_at }) => (
        <li key={id} id={id} data-open={resolved_at === null || undefined}>
          <h3 lang={lang}>{title}</h3>
          <ol>
            {updates.map(({ at, state, text }) => (
              <li key={`${at} ${state} ${text}`}>
                <p className={styles.when}>
                  <b>{incidentStateWords[state]()}</b> <Moment at={at} />
                </p>
                <p lang={lang}>{text}</p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
