import { m } from '../../../paraglide/messages.js';
import { numberWords } from '../../../ui/number-words.ts';
import { Spoken } from '../../../ui/spoken.tsx';
import { spanned } from '../../../ui/typography.ts';
import styles from './why.module.css';
import type { Score } from './why-score.ts';

interface Props {
  readonly score: Score;
  /** The table's caption, where the default, such as 'Why 56', would be ambiguous. */
  readonly caption?: string;
  /** The confidence in the score. */
  readonly note?: string | undefined;
}

/** A table of a score's contributions, with a bar for each. */
export function Why({ score: { score, contributions, because }, caption, note }: Props) {
  const most = Math.max(1, ...contributions.map(({ points }) => Math.abs(points)));
  return (
    <div className={styles.why}>
      {score === undefined ? (
        <p>
          <b>{m.timeline_no_score()}</b>
          {because && <span className={styles.note}>{because}</span>}
        </p>
      ) : (
        <table>
          <caption>{caption ?? m.timeline_why({ score })}</caption>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                <Spoken>{m.timeline_part()}</Spoken>
              </th>
              <th scope="col">
                <Spoken>{m.timeline_points()}</Spoken>
              </th>
            </tr>
          </thead>
          <tbody>
            {contributions.map((part) => (
              <tr key={part.text}>
                <th scope="row">{spanned(part.text)}</th>
                <td className={styles.bar}>
                  <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                    <rect className={styles.room} width="100" height="6" />
                    <rect
                      className={part.points < 0 ? styles.against : styles.share}
                      width={(100 * Math.abs(part.points)) / most}
                      height="6"
                    />
                  </svg>
                </td>
                <td>{numberWords(part.points)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {m.timeline_total()}
              </th>
              <td>{numberWords(score)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {note && <p className={styles.note}>{spanned(note)}</p>}
    </div>
  );
}
