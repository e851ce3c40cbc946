import { type ReactNode, useId } from 'react';
import { m } from '../paraglide/messages.js';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons/actions.tsx';
import styles from './sheet.module.css';
import { useModal } from './use-modal.ts';
import { usePullDown } from './use-pull-down.ts';

interface Props {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A sheet at the bottom of the screen, within reach of the thumb. It closes by its button, Escape, a tap outside, or
 * pulling down.
 */
export function Sheet({ title, onClose, children }: Props) {
  const { props, close } = useModal(onClose);
  const pull = usePullDown(props.ref, close);
  const titleId = useId();
  return (
    <dialog {...props} className={styles.sheet} aria-labelledby={titleId}>
      <header className={styles.header} {...pull}>
        <i className={styles.handle} aria-hidden="true" />
        <h2 id={titleId}>{title}</h2>
        <IconButton name={m.ui_close()} className={styles.close} onClick={close}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
