import type { StatusReply } from '@groundswell/contracts';
import { m } from '../../paraglide/status.js';
import { ageWords } from '../../ui/ago-words.ts';
import { Table } from '../../ui/table.tsx';
import { Moment } from './moment.tsx';
import { StatusMark } from './status-mark.tsx';
import { sourceNames } from './status-names.ts';
import styles from './status-page.module.css';

interface Props {
  readonly sources: StatusReply['sources'];
  /** The time since the reply, ms. */
  readonly sinceMs: number;
}

/** The age of each source's newest data, and whether that is late. */
export function SourceTable({ sources, sinceMs }: Props) {
  return (
    <Table caption={m.status_sources()} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.status_source()}</th>
          <th scope="col">{m.status_newest()}</th>
          <th scope="col">{m.status_state()}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ id, at, age_s, state, late_after_s }) => (
          <tr key={id}>
            <th scope="row">
              {sourceNames[id].name()}
              <small>{sourceNames[id].detail()}</small>
            </th>
            <td>
              {age_s !== null && m.status_age({ age: ageWords((age_s * 1000 + sinceMs) / 60_000) })}
              {at !== null && (
                <small>
                  <Moment at={at} />
                </small>
              )}
              {at === null && (state === 'down' ? m.status_overdue() : '–')}
            </td>
            <td>
              <StatusMark state={state} />
              {late_after_s !== null && <small>{m.status_late_after({ age: ageWords(late_after_s / 60) })}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
