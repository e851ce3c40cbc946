import { m } from '../../paraglide/messages.js';
import { useReservedPlace } from '../../ui/use-reserved-place.ts';
import { adSizeFor } from './ad-size.ts';
import styles from './ad-slot.module.css';
import { useShowsAds } from './use-shows-ads.ts';

/** The page that shows ads, on a separate origin. A build without it shows no ads. */
const frameUrl: string = import.meta.env?.VITE_AD_FRAME_URL ?? '';

/** Reserves the space of the header ad, and fills it once the reader's plan is known to have ads. */
export function AdSlot() {
  const shown = useShowsAds();
  const { isDrawn } = useReservedPlace();
  const size = shown && adSizeFor(document.documentElement.clientWidth);
  if (frameUrl === '' || !(size || isDrawn)) return null;
  return (
    <aside className={styles.slot} aria-label={m.ads_label()} data-screen-only>
      {size && (
        <iframe
          title={m.ads_label()}
          src={frameUrl}
          width={size.width}
          height={size.height}
          sandbox="allow-scripts allow-popups"
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
    </aside>
  );
}
