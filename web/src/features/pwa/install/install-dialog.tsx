import { m } from '../../../paraglide/messages.js';
import { product } from '../../../product.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './install-dialog.module.css';
import { InstallNow } from './install-now.tsx';
import { InstallWays } from './install-ways.tsx';

/** Shows how to put the site on the home screen: by the browser's own prompt if it has one, otherwise by hand. */
export function InstallDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={m.install_title({ product })} width="narrow" onClose={onClose}>
      <p className={styles.lead}>{m.install_lead()}</p>
      <InstallNow />
      <InstallWays heading="h3" />
    </Dialog>
  );
}
