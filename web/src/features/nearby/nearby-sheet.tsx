import { type PointerEvent, type ReactNode, useRef } from 'react';
import { m } from '../../paraglide/later.js';
import { DownIcon, UpIcon } from '../../ui/icons/actions.tsx';
import { ConditionKey } from './condition-key.tsx';
import styles from './nearby-sheet.module.css';

interface Props {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Higher, for one beach's detail. */
  readonly tall: boolean;
  readonly children: ReactNode;
}

/** A drag of the handle counts from here, px; less is a press. */
const DRAG_PX = 12;

/** The list beside the map; on a phone a sheet over it that opens and closes by its handle, dragged or pressed. */
export function NearbySheet({ open, onOpen, tall, children }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<{ readonly fromY: number; byPx: number }>(undefined);

  // Set on the element itself: rendering every move would stutter.
  const move = (px: number) => {
    if (sheet.current) sheet.current.style.translate = px === 0 ? '' : `0 ${px}px`;
  };
  const handle = {
    onPointerDown({ clientY, isPrimary, currentTarget, pointerId }: PointerEvent) {
      if (!isPrimary) return;
      drag.current = { fromY: clientY, byPx: 0 };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (!drag.current) return;
      drag.current.byPx = clientY - drag.current.fromY;
      // It is drawn at its own height: pulled up it stays where it is.
      move(open ? Math.max(0, drag.current.byPx) : Math.min(0, Math.max(-120, drag.current.byPx)));
    },
    onPointerUp() {
      const px = drag.current?.byPx ?? 0;
      drag.current = undefined;
      move(0);
      if (Math.abs(px) >= DRAG_PX) onOpen(px < 0);
    },
    onPointerCancel() {
      drag.current = undefined;
      move(0);
    },
  };

  return (
    <section
      ref={sheet}
      className={styles.sheet}
      aria-label={m.nearby_list()}
      data-open={open || undefined}
      data-tall={tall || undefined}
    >
      <div className={styles.handle} {...handle}>
        <ConditionKey className={styles.key} />
        <button type="button" aria-expanded={open} onClick={() => onOpen(!open)}>
          {open ? m.nearby_hide_list() : m.nearby_show_list()}
          {open ? <DownIcon /> : <UpIcon />}
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
