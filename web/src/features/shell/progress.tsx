import { useIsFetching } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { Spoken } from '../../ui/spoken.tsx';
import styles from './progress.module.css';

/** A thin line while something loads; quick replies never show it. */
export function Progress() {
  const fetching = useIsFetching() > 0;
  return (
    <div role="status">
      {fetching && (
        <div className={styles.progress}>
          <Spoken>{m.ui_loading()}</Spoken>
        </div>
      )}
    </div>
  );
}
