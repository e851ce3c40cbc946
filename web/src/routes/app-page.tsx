import { useState } from 'react';
import { StoreLinks } from '../features/home/store-links.tsx';
import { InstallDialog } from '../features/install/install-dialog.tsx';
import { m } from '../paraglide/messages.js';
import { product } from '../product.ts';
import { Button } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons/actions.tsx';
import { useDocumentHead } from '../ui/use-document-head.ts';
import styles from './app-page.module.css';

/** How to have the app: from its stores, where it is in any, and from this site. */
export function AppPage() {
  const [installing, setInstalling] = useState(false);
  useDocumentHead(m.install_title({ product }), m.install_lead());
  return (
    <main id="content" className={styles.page}>
      <h1>{m.install_title({ product })}</h1>
      <p>{m.install_lead()}</p>
      <div className={styles.ways}>
        <StoreLinks />
        <Button variant="strong" onClick={() => setInstalling(true)}>
          <DownloadIcon />
          {m.home_how_to_install()}
        </Button>
      </div>
      {installing && <InstallDialog onClose={() => setInstalling(false)} />}
    </main>
  );
}
