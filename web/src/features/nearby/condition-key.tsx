import { type Condition, conditionName } from '../../entities/surf/condition.ts';
import { ConditionMark } from '../../entities/surf/condition-mark.tsx';
import { m } from '../../paraglide/maps.js';
import { classList } from '../../ui/class-list.ts';
import styles from './condition-key.module.css';

const CONDITIONS: readonly Condition[] = ['clean', 'fair', 'choppy'];

/** What the patterns on the flags mean. */
export function ConditionKey({ className }: { readonly className?: string | undefined }) {
  return (
    <ul className={classList(styles.key, className)} aria-label={m.nearby_key()}>
      {CONDITIONS.map((condition) => (
        <li key={condition}>
          <ConditionMark condition={condition} />
          {conditionName(condition)}
        </li>
      ))}
    </ul>
  );
}
