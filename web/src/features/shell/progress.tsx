import { useSyncExternalStore } from 'react';
import { underWay } from '../../api/under-way.ts';
import { m } from '../../paraglide/messages.js';
import { Spoken } from '../../ui/spoken.tsx';
import styles from './progress.module.css';

/** A thin line while something is asked of the server; quick replies never show it, nor does a `quiet` request. */
export function Progress() {
  const busy = useSyncExternalStore(underWay.onChange, underWay.isAny, () => false);
  return (
    <div role="status">
      {busy && (
        <div className={styles.progress}>
          <Spoken>{m.ui_loading()}</Spoken>
        </div>
      )}
    </div>
  );
}
