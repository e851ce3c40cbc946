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
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={onClose} onClick={closeOutside}>
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label={closeName} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
