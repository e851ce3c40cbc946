import { m } from '../../../paraglide/maps.js';
import { BackIcon } from '../../../ui/icons/actions.tsx';
import styles from './back-button.module.css';

/** The button from a beach's detail back to the list. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <button type="button" className={styles.back} onClick={onBack}>
      <BackIcon />
      {m.nearby_back()}
    </button>
  );
}
