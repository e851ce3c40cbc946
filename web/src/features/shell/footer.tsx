import { messages } from '../../messages.ts';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>{messages.footer.sources}</p>
      <p>{messages.footer.copyright(new Date().getFullYear())}</p>
    </footer>
  );
}
