import styles from './toast.module.css';

/** A short sentence at the foot of the window, also said aloud; nothing while there is no message. */
export function Toast({ message }: { readonly message: string | undefined }) {
  return (
    <div role="status" className={styles.place}>
      {message && <p className={styles.toast}>{message}</p>}
    </div>
  );
}
