import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import styles from './forecast-page.module.css';

export function ForecastError({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <main id="content" className={styles.page}>
      <div className={styles.error}>
        <h1>
          <span role="alert">{m.forecast_page_error({ errorMsg: message })}</span>
        </h1>
        <Button onClick={onRetry}>{m.ui_retry()}</Button>
      </div>
    </main>
  );
}
