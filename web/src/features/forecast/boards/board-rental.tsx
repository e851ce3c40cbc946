import { m } from '../../../paraglide/messages.js';
import styles from './boards.module.css';

/** The booking page of a nearby board rental, in a frame. */
export function BoardRental({ url }: { readonly url: string }) {
  return (
    <iframe
      className={styles.rental}
      data-screen-only
      title={m.boards_rental()}
      src={url}
      sandbox="allow-scripts allow-forms allow-popups"
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
