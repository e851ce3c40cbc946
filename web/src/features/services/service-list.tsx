import type { ServicesReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/later.js';
import { buttonClass } from '../../ui/button.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import styles from './service-list.module.css';

/** Shows each service with its drawing and a link to its page. */
export function ServiceList({ services }: { readonly services: ServicesReply }) {
  return (
    <ul className={styles.list}>
      {services.map(({ url, title, description, img }) => (
        <li key={url}>
          <img src={img} alt="" width={220} height={100} loading="lazy" />
          <div>
            <h2>{title}</h2>
            <p>{description}</p>
          </div>
          <Link to={url} className={buttonClass()}>
            {m.services_learn_more()}
            <Spoken>: {title}</Spoken>
          </Link>
        </li>
      ))}
    </ul>
  );
}
