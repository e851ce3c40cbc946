import { messages } from '../../messages.ts';
import button from '../../ui/button.module.css';
import styles from './forecast-page.module.css';

const words = messages.forecast;

export function ForecastError({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <main id="content" className={styles.page}>
      <div className={styles.error}>
        <h1>
          <span role="alert">{words.pageError(message)}</span>
        </h1>
        <button type="button" className={button.button} onClick={onRetry}>
          {words.retry}
        </button>
      </div>
    </main>
  );
}
