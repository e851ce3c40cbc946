import { type PointerEvent, type ReactNode, useRef } from 'react';
import { m } from '../../paraglide/later.js';
import { DownIcon, UpIcon } from '../../ui/icons/actions.tsx';
import { ConditionKey } from './condition-key.tsx';
import styles from './nearby-sheet.module.css';

interface Props {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The way back from one beach's detail, for which it is higher; absent for the list. */
  readonly back: ReactNode;
  readonly children: ReactNode;
}

/** A drag of the handle counts from here, px; less is a press. */
const DRAG_PX = 12;
const RAISED_PX = 24;

/** The list beside the map; on a phone a sheet over it that opens and closes by its handle, dragged or pressed. */
export function NearbySheet({ open, onOpen, back, children }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<{ readonly fromY: number; px: number; isOne: boolean }>(undefined);

  // Set on the element itself: rendering every move would stutter.
  const move = (px: number) => {
    if (sheet.current) sheet.current.style.translate = px === 0 ? '' : `0 ${px}px`;
  };
  const handle = {
    onPointerDown({ clientY, isPrimary }: PointerEvent) {
      if (isPrimary) drag.current = { fromY: clientY, px: 0, isOne: false };
    },
    onPointerMove({ clientY, currentTarget, pointerId }: PointerEvent) {
      const now = drag.current;
      if (!now) return;
      now.px = clientY - now.fromY;
      if (!now.isOne && Math.abs(now.px) < DRAG_PX) return;
      // Not before: the buttons in it would not be pressed.
      if (!now.isOne) currentTarget.setPointerCapture(pointerId);
      now.isOne = true;
      // Open it only goes down; closed it is raised a little, as its content is not drawn.
      move(open ? Math.max(0, now.px) : Math.min(0, Math.max(-RAISED_PX, now.px)));
    },
    onPointerUp() {
      const { isOne = false, px = 0 } = drag.current ?? {};
      drag.current = undefined;
      move(0);
      if (isOne) onOpen(px < 0);
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
      data-tall={back ? true : undefined}
    >
      <div className={styles.handle} {...handle}>
        {back ?? <ConditionKey className={styles.key} />}
        <button type="button" aria-expanded={open} onClick={() => onOpen(!open)}>
          {open ? m.nearby_hide_list() : m.nearby_show_list()}
          {open ? <DownIcon /> : <UpIcon />}
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
