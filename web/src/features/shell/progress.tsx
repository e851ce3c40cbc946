import { useSyncExternalStore } from 'react';
import { underWay } from '../../api/under-way.ts';
import { m } from '../../paraglide/messages.js';
import { Spoken } from '../../ui/spoken.tsx';
import styles from './progress.module.css';

/** Shows a thin line while requests are in flight; fast replies and `quiet` requests do not show it. */
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
