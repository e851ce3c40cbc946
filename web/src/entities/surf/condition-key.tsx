import { m } from '../../paraglide/messages.js';
import { classList } from '../../ui/class-list.ts';
import { type Condition, conditionName } from './condition.ts';
import styles from './condition-key.module.css';
import { ConditionMark } from './condition-mark.tsx';

const CONDITIONS: readonly Condition[] = ['clean', 'fair', 'choppy'];

/** Shows the legend of the patterns beside surf heights. */
export function ConditionKey({ className }: { readonly className?: string | undefined }) {
  return (
    <ul className={classList(styles.key, className)} aria-label={m.ui_condition_key()}>
      <ConditionItems />
    </ul>
  );
}

/** Shows each condition's mark and name, as items of a list. */
export function ConditionItems() {
  return CONDITIONS.map((condition) => (
    <li key={condition}>
      <ConditionMark condition={condition} />
      {conditionName(condition)}
    </li>
  ));
}
