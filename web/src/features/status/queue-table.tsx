import type { StatusReply } from '@groundswell/contracts';
import { m } from '../../paraglide/status.js';
import { ageWords } from '../../ui/ago-words.ts';
import { numberWords } from '../../ui/number-words.ts';
import { Table } from '../../ui/table.tsx';
import { StatusMark } from './status-mark.tsx';
import { queueNames } from './status-names.ts';
import styles from './status-page.module.css';

type Queue = StatusReply['queues'][number];

/** The work that waits, and how long at most. */
export function QueueTable({ queues }: { readonly queues: StatusReply['queues'] }) {
  return (
    <Table caption={m.status_work()} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.status_work_kind()}</th>
          <th scope="col">{m.status_oldest()}</th>
          <th scope="col">{m.status_state()}</th>
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => (
          <tr key={queue.id}>
            <th scope="row">{queueNames[queue.id]()}</th>
            <td>{waitWords(queue)}</td>
            <td>
              <StatusMark state={queue.state} />
              <small>{m.status_late_after({ age: ageWords(queue.late_after_s / 60) })}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function waitWords({ waiting, oldest_at_most_s }: Queue) {
  if (waiting === null) return '–';
  if (waiting === 0) return m.status_nothing_waits();
  return (
    <>
      {oldest_at_most_s === null ? '–' : m.status_at_most({ age: ageWords(Math.max(1, oldest_at_most_s / 60)) })}
      <small>{m.status_waiting({ count: waiting, shown: numberWords(waiting) })}</small>
    </>
  );
}
