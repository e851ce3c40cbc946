import { m } from '../../paraglide/messages.js';
import styles from './service-cards.module.css';

export interface Service {
  readonly title: string;
  readonly description: string;
  /** Undefined where its page does not exist. */
  readonly url: string | undefined;
}

/** As many services as the first page has room for. */
const MOST = 4;

/** What is offered beside the forecast; the title says what 'View Service' leads to. */
export function ServiceCards({ services }: { readonly services: readonly Service[] }) {
  return (
    <ul className={styles.services}>
      {services.slice(0, MOST).map(({ title, description, url }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
          {url !== undefined && (
            <a href={url} aria-label={`${m.home_view_service()}: ${title}`}>
              {m.home_view_service()}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
