import { type Query, useIsFetching, useIsMutating } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { Spoken } from '../../ui/spoken.tsx';
import styles from './progress.module.css';

const predicate = ({ meta }: Pick<Query, 'meta'>) => meta?.quiet !== true;

/** A thin line while something loads; quick replies never show it, nor does a request whose `meta` is `quiet`. */
export function Progress() {
  const busy = useIsFetching({ predicate }) + useIsMutating({ predicate }) > 0;
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
