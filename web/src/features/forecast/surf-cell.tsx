import { messages } from '../../messages.ts';
import type { Condition } from '../../ui/condition.ts';
import { ConditionMark } from '../../ui/condition-mark.tsx';
import { surfWords } from './surf-text.ts';
import styles from './table.module.css';

/** Height and condition: a swatch and the word, never the colour alone. */
export function SurfCell({ surf, condition }: { readonly surf: string | null; readonly condition: Condition | null }) {
  if (surf === null) return <td>{messages.missing}</td>;
  const rated = condition !== null && surf !== messages.forecast.flat;
  return (
    <td>
      <span className={styles.surf}>
        <span className={styles.height}>
          {rated && <ConditionMark condition={condition} />}
          <b>{surfWords(surf)}</b>
        </span>{' '}
        {rated && messages.conditions[condition].toLowerCase()}
      </span>
    </td>
  );
}
