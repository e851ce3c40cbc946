import { Component, type ReactNode, Suspense } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import styles from './lazy-part.module.css';
import { useToast } from './toast.tsx';
import { useOnline } from './use-online.ts';

interface Props {
  /** The placeholder while the part loads. */
  readonly fallback?: ReactNode;
  /** Called when the part fails; without it, an error message takes the part's place. */
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

/** A failure handler for decorative parts, which may silently stay empty. */
export const leaveEmpty = () => undefined;

/** Returns a failure handler that closes the part's dialog and shows a toast. */
export function useLostPart(onClose?: () => void): () => void {
  const showToast = useToast();
  return () => {
    onClose?.();
    showToast(m.errors_part(), { tone: 'error', action: { text: m.errors_reload(), onChoose: reload } });
  };
}

function Lost() {
  // Offline, a reload could lose the page too.
  const online = useOnline();
  return (
    <div role="alert" className={styles.lost}>
      <p>{m.errors_part()}</p>
      {online && <Button onClick={reload}>{m.errors_reload()}</Button>}
    </div>
  );
}

const reload = () => location.reload();
