import { Link } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { useBeach } from '../preferences/beach.tsx';
import { product } from '../product.ts';
import { buttonClass } from '../ui/button.tsx';
import { useDocumentHead } from '../ui/use-document-head.ts';
import styles from './maps-app-page.module.css';

/** The charts with nothing around them, for apps that show them in a frame of their own. Says so while none are drawn. */
export function MapsAppPage() {
  const { beach } = useBeach();
  useDocumentHead(`${m.shell_bar_charts()} · ${product}`, m.charts_not_drawn_detail());
  return (
    <main id="content" className={styles.page}>
      <svg viewBox="0 0 240 64" className={styles.sea} aria-hidden="true">
        <path d="M2 16c20 0 20-12 40-12s20 12 40 12 20-12 40-12 20 12 40 12 20-12 40-12 16 12 36 12" />
        <path d="M2 38c20 0 20-12 40-12s20 12 40 12 20-12 40-12 20 12 40 12 20-12 40-12 16 12 36 12" />
        <path d="M2 60c20 0 20-12 40-12s20 12 40 12 20-12 40-12 20 12 40 12 20-12 40-12 16 12 36 12" />
      </svg>
      <h1>{m.charts_not_drawn()}</h1>
      <p>{m.charts_not_drawn_detail()}</p>
      {beach ? (
        <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }} className={buttonClass('strong')}>
          {m.charts_to_forecast()}
        </Link>
      ) : (
        <Link to="/" className={buttonClass('strong')}>
          {m.home_find_your_beach()}
        </Link>
      )}
    </main>
  );
}
