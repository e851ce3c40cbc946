import { m } from '../../paraglide/messages.js';
import { adSizeFor } from './ad-size.ts';
import styles from './ad-slot.module.css';

/** Where ads come from, on an origin of its own; empty, as it is unless a build names one, there are none. */
const frameUrl: string = import.meta.env?.VITE_AD_FRAME_URL ?? '';

/** The place of the header ad: its size is known before it comes, so that nothing moves. */
export function AdSlot({ adFree }: { readonly adFree: boolean }) {
  const size = adSizeFor(document.documentElement.clientWidth);
  if (frameUrl === '' || adFree || !size) return null;
  return (
    <aside className={styles.slot} aria-label={m.ads_label()}>
      <iframe
        title={m.ads_label()}
        src={frameUrl}
        width={size.width}
        height={size.height}
        sandbox="allow-scripts allow-popups"
        loading="lazy"
        referrerPolicy="no-referrer"
      />
    </aside>
  );
}
