import { Component, type ReactNode, Suspense } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import styles from './lazy-part.module.css';
import { useToast } from './toast.tsx';
import { useOnline } from './use-online.ts';

interface Props {
  /** Its place until it is loaded. */
  readonly fallback?: ReactNode;
  /** Deals with a part that fails; without it, its place says so. */
  readonly onFailed?: () => void;
  readonly children: ReactNode;
}

/** A part that is loaded by itself: the page stays when it fails, or fails to load. */
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

/** For a part that only adorns its page. */
export const leaveEmpty = () => undefined;

/** Closes the window of a part that failed, and says so in a toast. */
export function useLostPart(onClose?: () => void): () => void {
  const showToast = useToast();
  return () => {
    onClose?.();
    showToast(m.errors_part(), { tone: 'error', action: { text: m.errors_reload(), onChoose: reload } });
  };
}

function Lost() {
  // Reloading without a connection might lose the page, too.
  const online = useOnline();
  return (
    <div role="alert" className={styles.lost}>
      <p>{m.errors_part()}</p>
      {online && <Button onClick={reload}>{m.errors_reload()}</Button>}
    </div>
  );
}

const reload = () => location.reload();
