import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/use-session.ts';
import { useReservedPlace } from '../../ui/use-reserved-place.ts';
import { adSizeFor } from './ad-size.ts';
import styles from './ad-slot.module.css';

/** Where ads come from, on an origin of its own; empty, as it is unless a build names one, there are none. */
const frameUrl: string = import.meta.env?.VITE_AD_FRAME_URL ?? '';

interface Props {
  /** The reply is the reader's own, and not a visitor's in its place. */
  readonly isOwn: boolean;
  readonly adFree: boolean;
}

/** The place of the header ad: its size is known before it comes, and it comes once it is known whose plan has none. */
export function AdSlot({ isOwn, adFree }: Props) {
  const { isIn } = useSession();
  const { inBrowser, isDrawn } = useReservedPlace();
  const size = inBrowser && (!isIn || isOwn) && !adFree && adSizeFor(document.documentElement.clientWidth);
  if (frameUrl === '' || !(size || isDrawn)) return null;
  return (
    <aside className={styles.slot} aria-label={m.ads_label()}>
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
