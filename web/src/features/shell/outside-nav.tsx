import { m } from '../../paraglide/messages.js';
import styles from './footer.module.css';
import { SHOP_URL, SOCIAL_LINKS } from './outside-links.ts';

/** Links to our pages on other sites; shows nothing if the deployment has none. */
export function OutsideNav() {
  if (SOCIAL_LINKS.length === 0 && SHOP_URL === '') return null;
  return (
    <nav aria-label={m.shell_follow()} className={styles.column}>
      <h2>{m.shell_follow()}</h2>
      <ul>
        {SOCIAL_LINKS.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="me noopener">
              {name}
            </a>
          </li>
        ))}
        {SHOP_URL !== '' && (
          <li>
            <a href={SHOP_URL}>{m.shell_shop()}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
