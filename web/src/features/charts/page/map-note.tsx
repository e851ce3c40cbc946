import type { ReactNode } from 'react';
import { m } from '../../../paraglide/maps.js';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classList } from '../../../ui/class-list.ts';
import { CloseIcon } from '../../../ui/icons/actions.tsx';
import styles from './map-note.module.css';

interface Props {
  readonly sentence: string;
  /** It is seen once it has stood for a moment: most waits are shorter. */
  readonly isLate?: boolean;
  readonly onRetry?: (() => void) | undefined;
  /** A way on. */
  readonly children?: ReactNode;
  readonly onClose?: (() => void) | undefined;
}

/** One line over the map's foot. It can be put away. */
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
