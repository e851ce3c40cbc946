import { m } from '../../paraglide/messages.js';
import { type Condition, conditionWord } from '../../ui/condition.ts';
import { ConditionMark } from '../../ui/condition-mark.tsx';
import { isSized, surfWords } from '../../ui/surf-text.ts';
import styles from './hours-table.module.css';

/** Height and condition: a swatch and the word, never the colour alone. */
export function SurfCell({ surf, condition }: { readonly surf: string | null; readonly condition: Condition | null }) {
  if (surf === null) return <td>{m.ui_missing()}</td>;
  const rated = condition !== null && isSized(surf);
  return (
    <td>
      <span className={styles.surf}>
        <span className={styles.height}>
          {rated && <ConditionMark condition={condition} />}
          <b>{surfWords(surf)}</b>
        </span>{' '}
        {rated && conditionWord(condition)}
      </span>
    </td>
  );
}
