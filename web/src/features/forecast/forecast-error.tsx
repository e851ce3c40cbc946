import { m } from '../../paraglide/messages.js';
import button from '../../ui/button.module.css';
import styles from './forecast-page.module.css';

export function ForecastError({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <main id="content" className={styles.page}>
      <div className={styles.error}>
        <h1>
          <span role="alert">{m.forecast_page_error({ errorMsg: message })}</span>
        </h1>
        <button type="button" className={button.button} onClick={onRetry}>
          {m.ui_retry()}
        </button>
      </div>
    </main>
  );
}
