import { m } from '../../paraglide/messages.js';
import styles from './service-cards.module.css';
import { HOME_SERVICES } from './services.ts';

interface Props {
  /** Whether the site has a service's page already. */
  readonly hasPage: (path: string) => boolean;
  readonly className: string | undefined;
}

/** What is offered beside the forecast; the title says what 'View Service' leads to. */
export function ServiceCards({ hasPage, className }: Props) {
  return (
    <section className={className} aria-labelledby="services-title">
      <h2 id="services-title">{m.shell_services()}</h2>
      <ul className={styles.services}>
        {HOME_SERVICES.map(({ path, title, description }) => (
          <li key={path}>
            <h3>{title()}</h3>
            <p>{description()}</p>
            {hasPage(path) ? (
              <a href={path} aria-label={`${m.home_view_service()}: ${title()}`}>
                {m.home_view_service()}
              </a>
            ) : (
              <p className={styles.closed}>{m.home_service_closed()}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
