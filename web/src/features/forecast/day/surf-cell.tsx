import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import type { RatedSurf } from '../../../entities/surf/surf.ts';
import { m } from '../../../paraglide/messages.js';
import { spanned } from '../../../ui/typography.ts';
import styles from './hours-table.module.css';

/** A surf height with its condition as swatch and word, because colour alone is not accessible. */
export function SurfCell({ rated: { surf, condition } }: { readonly rated: RatedSurf }) {
  if (!surf) return <td>{m.ui_missing()}</td>;
  return (
    <td>
      <span className={styles.surf}>
        <span className={styles.height}>
          {condition && <ConditionMark condition={condition} />}
          <b>{spanned(surf.text)}</b>
        </span>{' '}
        {condition && conditionWord(condition)}
      </span>
    </td>
  );
}
