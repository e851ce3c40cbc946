import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import type { RatedSurf } from '../../../entities/surf/surf.ts';
import { m } from '../../../paraglide/messages.js';
import { spanned } from '../../../ui/typography.ts';
import styles from './hours-table.module.css';

/** Height and condition: a swatch and the word, never the colour alone. */
export function SurfCell({ of: { surf, condition } }: { readonly of: RatedSurf }) {
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
