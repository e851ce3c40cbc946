import { type PointerEvent, type ReactNode, useRef } from 'react';
import { DownIcon, UpIcon } from '../ui/icons/actions.tsx';
import styles from './list-sheet.module.css';

interface Props {
  readonly name: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** What the handle's button does: SHOW LIST, HIDE LIST. */
  readonly toggleText: string;
  /** Stands at the start of the handle's row. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A drag of the handle counts from here, px; less is a press. */
const DRAG_PX = 12;
const LIFT_PX = 120;

/** What lies over a map: a panel on large screens, else a sheet at its foot. Both open and close by their handle. */
export function ListSheet({ name, open, onOpen, toggleText, head, children }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<{ readonly fromY: number; byPx: number }>(undefined);

  // Set on the element itself: rendering every move would stutter.
  const move = (px: number) => {
    if (sheet.current) sheet.current.style.translate = px === 0 ? '' : `0 ${px}px`;
  };
  const end = (isOver: boolean) => {
    const px = drag.current?.byPx ?? 0;
    drag.current = undefined;
    move(0);
    if (isOver && Math.abs(px) >= DRAG_PX) onOpen(px < 0);
  };
  const handle = {
    onPointerDown({ clientY, isPrimary, currentTarget, pointerId, target }: PointerEvent) {
      if (!isPrimary || (target instanceof Element && target.closest('button'))) return;
      drag.current = { fromY: clientY, byPx: 0 };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (!drag.current) return;
      drag.current.byPx = clientY - drag.current.fromY;
      move(open ? Math.max(0, drag.current.byPx) : Math.min(0, Math.max(-LIFT_PX, drag.current.byPx)));
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };

  return (
    <section ref={sheet} className={styles.sheet} aria-label={name} data-open={open || undefined}>
      <div className={styles.handle} {...handle}>
        {head}
        <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => onOpen(!open)}>
          {toggleText}
          {open ? <DownIcon /> : <UpIcon />}
        </button>
      </div>
      <div className={styles.body} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
