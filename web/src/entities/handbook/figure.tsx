import type { Drawing } from '@groundswell/handbook';
import label from '../../ui/label.module.css';
import styles from './figure.module.css';

interface Props {
  readonly drawing: Drawing;
  readonly words: readonly string[];
}

/** Draws a booklet's line drawing with its labels, as wide as its container. The text beside it describes it. */
export function Figure({ drawing: { width, height, strong, fine, dashed, solid, labels }, words }: Props) {
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={strong} />
        {fine && <path d={fine} className={styles.fine} />}
        {dashed && <path d={dashed} strokeDasharray="4 4" />}
        {solid && <path d={solid} className={styles.solid} />}
        {labels.map(({ x, y, anchor }, index) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
            {words[index]}
          </text>
        ))}
      </svg>
      {words.length > 0 && (
        <ul className={label.hidden}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </figure>
  );
}
