import { Component, type ReactNode, Suspense } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import styles from './lazy-part.module.css';
import { useToast } from './toast.tsx';
import { useOnline } from './use-online.ts';

interface Props {
  /** The placeholder while the part loads. */
  readonly fallback?: ReactNode;
  /** Called when the part fails; without this handler, an error message is shown instead of the part. */
  readonly onFailed?: () => void;
  readonly children: ReactNode;
}

/** A lazily loaded part with an error boundary: the page survives if the part fails or cannot be loaded. */
export class LazyPart extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    const { fallback, onFailed, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    return onFailed ? null : <Lost />;
  }
}

/** A failure handler that does nothing, for decorative parts whose absence needs no message. */
export const leaveEmpty = () => undefined;

/** Returns a failure handler that closes the dialog of the failed part and shows a toast. */
export function useLostPart(onClose?: () => void): () => void {
  const showToast = useToast();
  return () => {
    onClose?.();
    showToast(m.errors_part(), { tone: 'error', action: { text: m.errors_reload(), onChoose: reload } });
  };
}

function Lost() {
  // Without a connection there is no reload button, because a failed reload would lose the page too.
  const online = useOnline();
  return (
    <div role="alert" className={styles.lost}>
      <p>{m.errors_part()}</p>
      {online && <Button onClick={reload}>{m.errors_reload()}</Button>}
    </div>
  );
}

const reload = () => location.reload();
