import { useIsFetching } from '@tanstack/react-query';
import { messages } from '../../messages.ts';
import { Spoken } from '../../ui/spoken.tsx';
import styles from './progress.module.css';

/** A thin line while something loads; quick replies never show it. */
export function Progress() {
  const fetching = useIsFetching() > 0;
  return (
    <div role="status">
      {fetching && (
        <div className={styles.progress}>
          <Spoken>{messages.loading}</Spoken>
        </div>
      )}
    </div>
  );
}
