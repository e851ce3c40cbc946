import type { StatusState } from '@groundswell/contracts';
import { stateNames } from './status-names.ts';
import styles from './status-page.module.css';

/** A state as a word, with a mark whose shape differs as well as its colour. */
export function StatusMark({ state }: { readonly state: StatusState }) {
  return (
    <span className={styles.state} data-state={state}>
      {stateNames[state]()}
    </span>
  );
}
