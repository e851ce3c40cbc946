import { m } from '../../paraglide/messages.js';
import styles from './returned.module.css';

/** What is left of a provider's window, where the browser does not close it. */
export function Returned() {
  return (
    <main id="content" className={styles.returned}>
      <h1>{m.auth_returned()}</h1>
    </main>
  );
}
