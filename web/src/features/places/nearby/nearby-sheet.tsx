import type { ReactNode } from 'react';
import { ConditionKey } from '../../../entities/surf/condition-key.tsx';
import { ListSheet } from '../../../map/list-sheet.tsx';
import { m } from '../../../paraglide/maps.js';
import styles from './nearby-sheet.module.css';

interface Props {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The way back from one beach's detail, for which it is higher; absent for the list. */
  readonly back: ReactNode;
  readonly children: ReactNode;
}

/** The list beside the map, in one place with a beach's detail, so that the list keeps its scrolled place. */
export function NearbySheet({ open, onOpen, back, children }: Props) {
  return (
    <ListSheet
      name={m.nearby_list()}
      open={open}
      onOpen={onOpen}
      toggleText={open ? m.nearby_hide_list() : m.nearby_show_list()}
      head={back || <ConditionKey className={styles.key} />}
      isTall={Boolean(back)}
      className={styles.sheet}
    >
      {children}
    </ListSheet>
  );
}
