import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import type { Cursor } from './cursor.ts';
import { type ReadOf, readHour } from './read-out.ts';
import styles from './timeline.module.css';
import { useCursorHour } from './use-cursor-hour.ts';

interface Props {
  readonly of: ReadOf;
  readonly cursor: Cursor;
  readonly now: number;
  readonly hours: number;
}

/** The hour under the cursor in words, above the graph. Every fact keeps its place while the cursor moves. */
export function ReadOutLine({ of, cursor, now, hours }: Props) {
  const { time, facts, why } = readHour(of, useCursorHour(cursor, now, hours), language);
  return (
    <div className={styles.read}>
      <p className={styles.readTime}>{time}</p>
      {facts.map(({ name, value, note }) => (
        <p key={name} data-wide={long(name) || undefined}>
          {name} <b>{value}</b> {note && <span className={styles.readNote}>{note}</span>}
        </p>
      ))}
      <p className={styles.readWhy}>{why}</p>
    </div>
  );
}

/** Surf and wind have notes: on a phone they take a line each. */
function long(name: string): boolean {
  return name === m.forecast_surf() || name === m.forecast_wind();
}
