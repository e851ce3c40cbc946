import { planOfTier, tierOnWire } from '@groundswell/plans';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/use-session.ts';
import { readLocal, writeLocal } from '../../storage/local.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './ad-slot.module.css';
import { dayOf, isInterstitialDue } from './interstitial-due.ts';

/** The page of the interstitial, on an origin of its own; without one in the build there is none. */
const frameUrl: string = import.meta.env?.VITE_AD_INTERSTITIAL_URL ?? '';

const FIRST_VISIT = 'sc_first_visit';
const SHOWN = 'sc_interstitial';

/** A window with an ad, closed like every window: once a day at most, never on the first day, never to Pro Plus. */
export function Interstitial() {
  const { isIn, user } = useSession();
  const [isOpen, setOpen] = useState(false);
  // Until the plan is known nothing shows.
  const hasAds = !isIn || (user !== undefined && planOfTier(tierOnWire(user.subscription)).hasAds);
  useEffect(() => {
    if (frameUrl === '' || !hasAds) return;
    const today = dayOf(new Date());
    const firstVisit = readLocal(FIRST_VISIT);
    if (firstVisit === undefined) writeLocal(FIRST_VISIT, today);
    if (!isInterstitialDue({ firstVisit, shown: readLocal(SHOWN) }, today)) return;
    writeLocal(SHOWN, today);
    setOpen(true);
  }, [hasAds]);

  if (!isOpen) return null;
  return (
    <Dialog title={m.ads_label()} width="narrow" onClose={() => setOpen(false)}>
      <iframe
        className={styles.interstitial}
        title={m.ads_label()}
        src={frameUrl}
        sandbox="allow-scripts allow-popups"
        referrerPolicy="no-referrer"
      />
    </Dialog>
  );
}
