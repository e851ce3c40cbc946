import { type ReactNode, useId } from 'react';
import { m } from '../paraglide/messages.js';
import { IconButton } from './button.tsx';
import { classList } from './class-list.ts';
import styles from './dialog.module.css';
import { CloseIcon } from './icons/actions.tsx';
import { ToastProvider } from './toast.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /**
   * The width: 'wide' (920 px) for lists and tables, 'narrow' (480 px) for a question or a form. On a phone a wide
   * dialog fills the screen.
   */
  readonly width?: 'wide' | 'narrow';
  readonly onClose: () => void;
  /** Decides whether the user may close the dialog, for example after a confirmation. */
  readonly mayClose?: () => boolean;
  readonly children: ReactNode;
  /** A footer that stays at the bottom while the content scrolls. */
  readonly foot?: ReactNode;
}

/** A modal dialog. It is open while mounted; `onClose` has to unmount it. */
export function Dialog({ title, subtitle, width = 'wide', onClose, mayClose, children, foot }: Props) {
  const { props, close } = useModal(onClose, mayClose);
  const titleId = useId();
  return (
    <dialog {...props} className={classList(styles.dialog, styles[width])} aria-labelledby={titleId}>
      <div className={styles.sheet}>
        <div className={styles.header}>
          <div>
            <h2 id={titleId}>{title}</h2>
            {subtitle && <p>{subtitle}</p>}
          </div>
          <IconButton name={m.ui_close()} className={styles.close} onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
        <ToastProvider>
          <div className={styles.body}>{children}</div>
        </ToastProvider>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
