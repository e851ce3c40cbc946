import {
  createContext,
  type ReactNode,
  type RefCallback,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { m } from '../paraglide/messages.js';
import { Button, IconButton } from './button.tsx';
import { CloseIcon } from './icons/actions.tsx';
import styles from './toast.module.css';
import { createToastQueue, type Toast, type ToastOptions } from './toast-queue.ts';
import { useNextTab } from './use-next-tab.ts';
import { useSwipeAway } from './use-swipe-away.ts';

type ShowToast = (sentence: string, options?: ToastOptions) => void;

const ToastContext = createContext({
  showToast: (() => {}) as ShowToast,
  /**
   * Registers a dialog over this provider, which then passes its toasts to the dialog. The returned function
   * unregisters the dialog.
   */
  cover: (_window: ShowToast) => () => {},
  leave: () => {},
  setStrip: (() => {}) as RefCallback<HTMLElement>,
});

/**
 * Returns a function that shows and announces a short sentence at the bottom of the window. A sentence with an action
 * appears in the toast strip of the page.
 */
export function useToast(): ShowToast {
  return use(ToastContext).showToast;
}

/** Returns a function that removes the toasts of the page that the reader is leaving. */
export function useLeaveToasts(): () => void {
  return use(ToastContext).leave;
}

/**
 * The strip of the page in which toasts with an action appear. It is part of the page's flow, so that these toasts
 * cover no content.
 */
export function ToastStrip() {
  return <div ref={use(ToastContext).setStrip} className={styles.strip} data-screen-only />;
}

/** Provides toasts. Each modal dialog has its own provider, because everything behind the dialog is inert. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const below = use(ToastContext);
  const [queue] = useState(createToastQueue);
  const { passing, lasting } = useSyncExternalStore(queue.listen, queue.shown, queue.shown);
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const above = useRef<readonly ShowToast[]>([]);
  const isGone = useRef(false);

  const showToast = useCallback<ShowToast>(
    (sentence, options = {}) => {
      const window = above.current.at(-1);
      if (window) window(sentence, options);
      else if (isGone.current) below.showToast(sentence, options);
      else queue.add({ ...options, sentence });
    },
    [queue, below],
  );
  const cover = useCallback(
    (window: ShowToast) => {
      above.current = [...above.current, window];
      for (const toast of queue.takeAll()) window(toast.sentence, toast);
      return () => {
        above.current = above.current.filter((one) => one !== window);
      };
    },
    [queue],
  );
  useEffect(() => {
    isGone.current = false;
    const uncover = below.cover(showToast);
    return () => {
      isGone.current = true;
      uncover();
      // When a dialog closes, it passes its toasts on to the provider below it.
      for (const toast of queue.takeAll()) below.showToast(toast.sentence, toast);
    };
  }, [below, showToast, queue]);
  const value = useMemo(() => ({ showToast, cover, leave: queue.leave, setStrip }), [showToast, cover, queue]);

  const first = passing ?? lasting;
  useEffect(() => {
    if (!first) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // If a dialog is open, Escape closes the dialog and not the toast.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      queue.close(first);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [first, queue]);

  const words = (toast: Toast | undefined, isError: boolean) =>
    toast &&
    (toast.tone === 'error') === isError && (
      <Words
        key={toast.sentence}
        toast={toast}
        onClose={() => queue.close(toast)}
        onHold={queue.hold}
        onRelease={queue.release}
      />
    );
  // Both regions are rendered from the start, because a live region announces only changes within an existing element.
  const regions = (toast: Toast | undefined, className?: string) => (
    <>
      <div role="status" className={className}>
        {words(toast, false)}
      </div>
      <div role="alert" className={className}>
        {words(toast, true)}
      </div>
    </>
  );
  return (
    <ToastContext value={value}>
      {children}
      {regions(strip ? passing : first, styles.place)}
      {strip && createPortal(regions(lasting), strip)}
    </ToastContext>
  );
}

interface WordsProps {
  readonly toast: Toast;
  readonly onClose: () => void;
  /** Called when the pointer or the focus enters the toast, which then stays. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

function Words({ toast, onClose, onHold, onRelease }: WordsProps) {
  const { sentence, tone, onUndo } = toast;
  const action = toast.action ?? (onUndo && { text: m.ui_undo(), onChoose: onUndo });
  const { props, giveBack } = useNextTab(onUndo, onClose);
  const swipe = useSwipeAway(onClose);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same.
    <div
      className={styles.toast}
      data-tone={tone}
      {...swipe}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <p>{sentence}</p>
      {action && (
        <Button
          variant="quiet"
          data-night
          {...props}
          onClick={() => {
            giveBack();
            onClose();
            action.onChoose();
          }}
        >
          {action.text}
        </Button>
      )}
      <IconButton name={m.ui_dismiss()} data-night onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
