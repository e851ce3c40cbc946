import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';

interface Props {
  readonly title: string;
  readonly closeName: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal sheet: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Dialog({ title, closeName, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // Closed by the browser first, unmounted after: only so does the focus return to where it came from.
  const close = () => dialog.current?.close();
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} onClick={closeOutside}>
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label={closeName} onClick={close}>
            <CloseIcon />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
