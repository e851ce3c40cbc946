import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>{m.shell_sources()}</p>
      <p>{m.shell_copyright({ year: new Date().getFullYear(), product })}</p>
    </footer>
  );
}
