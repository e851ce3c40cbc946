import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { m } from '../../paraglide/messages.js';
import styles from './banners.module.css';
import { siteAlertQuery } from './queries.ts';

/** What concerns the whole site: the connection, and the alert its keepers wrote. */
export function Banners() {
  const online = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const { data } = useQuery(siteAlertQuery);
  return (
    <>
      <div role="status">{!online && <p className={styles.offline}>{m.shell_offline()}</p>}</div>
      {data?.alertTxt && (
        <section className={styles.alert} aria-label={m.shell_notice()}>
          <p>{data.alertTxt}</p>
        </section>
      )}
    </>
  );
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
