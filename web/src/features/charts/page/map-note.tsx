import type { ReactNode } from 'react';
import { m } from '../../../paraglide/maps.js';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classList } from '../../../ui/class-list.ts';
import { CloseIcon } from '../../../ui/icons/actions.tsx';
import styles from './map-note.module.css';

interface Props {
  readonly sentence: string;
  /** True if the note appears only after a delay: most waits are shorter, so readers seldom see it. */
  readonly isLate?: boolean;
  readonly onRetry?: (() => void) | undefined;
  /** The link or button that resolves the note. */
  readonly children?: ReactNode;
  readonly onClose?: (() => void) | undefined;
}

/** A one-line note over the bottom of the map, which the reader may dismiss. */
export function MapNote({ sentence, isLate = false, onRetry, children, onClose }: Props) {
  return (
    <div className={classList(styles.note, isLate && styles.late)} role="status">
      <span>{sentence}</span>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          {m.charts_try_again()}
        </Button>
      )}
      {children}
      {onClose && (
        <IconButton name={m.charts_put_away()} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
