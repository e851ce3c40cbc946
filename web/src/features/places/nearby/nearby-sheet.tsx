import type { ReactNode } from 'react';
import { ConditionKey } from '../../../entities/surf/condition-key.tsx';
import { ListSheet } from '../../../map/list-sheet.tsx';
import { m } from '../../../paraglide/maps.js';
import styles from './nearby-sheet.module.css';

interface Props {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The back button of a beach's details; absent while the list is shown. With the button, the sheet is higher. */
  readonly back: ReactNode;
  readonly children: ReactNode;
}

/** The sheet beside the map. List and details share it, so that the list keeps its scroll position. */
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
