import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { readLocal, writeLocal } from '../../storage/local.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './ad-slot.module.css';
import { dayOf, isInterstitialDue } from './interstitial-due.ts';
import { useShowsAds } from './use-shows-ads.ts';

/** The page of the interstitial, on a separate origin. A build without it shows none. */
const frameUrl: string = import.meta.env?.VITE_AD_INTERSTITIAL_URL ?? '';

const FIRST_VISIT = 'sc_first_visit';
const SHOWN = 'sc_interstitial';

/** Shows the site's interstitial, if the deployment configures its page. */
export function Interstitial() {
  const shown = useShowsAds();
  return frameUrl === '' ? null : <AdWindow shown={shown} url={frameUrl} />;
}

interface Props {
  /** Whether the reader's plan has ads; undefined until that is known. */
  readonly shown: boolean | undefined;
  readonly url: string;
}

/**
 * Shows a dialog with an ad: once a day at most, never on the day of the first visit, and never to Pro Plus users. An
 * open dialog closes if the reader's plan turns out to have no ads.
 */
export function AdWindow({ shown, url }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen && !shown) setOpen(false);
  useEffect(() => {
    if (!shown) return;
    const today = dayOf(new Date());
    const firstVisit = readLocal(FIRST_VISIT);
    if (firstVisit === undefined) writeLocal(FIRST_VISIT, today);
    if (!isInterstitialDue({ firstVisit, shown: readLocal(SHOWN) }, today)) return;
    writeLocal(SHOWN, today);
    setOpen(true);
  }, [shown]);

  if (!isOpen || !shown) return null;
  return (
    <Dialog title={m.ads_label()} width="narrow" onClose={() => setOpen(false)}>
      <iframe
        className={styles.interstitial}
        title={m.ads_label()}
        src={url}
        sandbox="allow-scripts allow-popups"
        referrerPolicy="no-referrer"
      />
    </Dialog>
  );
}
