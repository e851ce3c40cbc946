import type { ReadOut } from './read-out.ts';
import styles from './timeline.module.css';

/** The hour under the cursor in words, above the graph. */
export function ReadOutLine({ readOut }: { readonly readOut: ReadOut }) {
  return (
    <div className={styles.read}>
      <p className={styles.readTime}>{readOut.time}</p>
      {readOut.facts.map(({ name, value, note }) => (
        <p key={name}>
          {name} <b>{value}</b> {note && <span className={styles.readNote}>{note}</span>}
        </p>
      ))}
      <p className={styles.readWhy}>{readOut.why}</p>
    </div>
  );
}
