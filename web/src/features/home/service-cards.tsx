import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { servicesQuery } from '../../entities/service/services-query.ts';
import { m } from '../../paraglide/messages.js';
import { Loaded } from '../../ui/loaded.tsx';
import section from '../../ui/section-head.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNear } from '../../ui/use-near.ts';
import styles from './service-cards.module.css';

/** The number of services that fit on the home page. */
const SHOWN = 4;

/** Shows the first services beside the forecast. */
export function ServiceCards({ className }: { readonly className: string }) {
  const { near, ref } = useNear();
  const services = useQuery({ ...servicesQuery, enabled: near });
  return (
    <section ref={ref} className={className} aria-labelledby="services-title">
      <header className={section.head}>
        <h2 id="services-title">{m.shell_services()}</h2>
      </header>
      <Loaded query={services} fault={m.home_services_failed()} bones={<Skeleton className={styles.bones} />}>
        {(found) => (
          <ul className={styles.services}>
            {found.slice(0, SHOWN).map(({ url, title, description, img }) => (
              <li key={url}>
                <div className={styles.drawing}>
                  <img src={img} alt="" width={220} height={100} loading="lazy" />
                </div>
                <h3>{title}</h3>
                <p>{description}</p>
                <Link to={url} aria-label={m.ui_labelled({ label: m.home_view_service(), of: title })}>
                  {m.home_view_service()}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
