import { m } from '../../paraglide/messages.js';
import section from '../../ui/section-head.module.css';
import styles from './service-cards.module.css';
import { ServiceDrawing } from './service-drawing.tsx';
import { HOME_SERVICES } from './services.ts';

interface Props {
  /** Whether the site has a service's page already. */
  readonly hasPage: (path: string) => boolean;
  readonly className: string | undefined;
}

/** The services beside the forecast; where none has its page yet, one sentence states so for all of them. */
export function ServiceCards({ hasPage, className }: Props) {
  const noneOpen = !HOME_SERVICES.some(({ path }) => hasPage(path));
  return (
    <section className={className} aria-labelledby="services-title">
      <header className={section.head}>
        <h2 id="services-title">{m.shell_services()}</h2>
        {noneOpen && <p>{m.home_service_closed()}</p>}
      </header>
      <ul className={styles.services}>
        {HOME_SERVICES.map(({ path, title, description }) => (
          <li key={path}>
            <ServiceDrawing path={path} />
            <h3>{title()}</h3>
            <p>{description()}</p>
            {hasPage(path) ? (
              // Adds the title, which names the target of 'View Service'.
              <a href={path} aria-label={`${m.home_view_service()}: ${title()}`}>
                {m.home_view_service()}
              </a>
            ) : (
              !noneOpen && <p className={styles.closed}>{m.home_service_closed()}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
