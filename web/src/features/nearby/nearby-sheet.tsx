import type { ReactNode } from 'react';
import { useSheetDrag } from '../../map/use-sheet-drag.ts';
import { m } from '../../paraglide/maps.js';
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

/** The list beside the map; on a phone a sheet over it that opens and closes by its handle, dragged or pressed. */
export function NearbySheet({ open, onOpen, back, children }: Props) {
  const { sheet, handle } = useSheetDrag(open, onOpen);
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
