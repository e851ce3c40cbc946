import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import styles from './toast.module.css';
import { useNextTab } from './use-next-tab.ts';

interface ToastOptions {
  /** An error is announced at once, interrupting the screen reader. */
  readonly tone?: 'plain' | 'error';
  /** How long it stays; with an action it stays until it is answered. */
  readonly ms?: number;
  readonly action?: { readonly text: string; readonly onChoose: () => void };
  /**
   * Undoes what was just done: offered for a while, longer while it has the pointer or the focus, and the next Tab
   * stop.
   */
  readonly onUndo?: () => void;
}
type Toast = ToastOptions & { readonly sentence: string };
type ShowToast = (sentence: string, options?: ToastOptions) => void;

const DURATION_MS = 2000;
export const UNDO_MS = 15_000;
const ToastContext = createContext({
  showToast: (() => {}) as ShowToast,
  /** Lets a window over this place show its toasts, until it is closed. */
  cover: (_window: ShowToast) => () => {},
});

/** Shows a short sentence at the bottom of the window, and announces it. A new one replaces the old. */
export function useToast(): ShowToast {
  return use(ToastContext).showToast;
}

/** A modal window has a provider of its own: all else is inert behind it. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const below = use(ToastContext);
  const [toast, setToast] = useState<Toast>();
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<Toast>(undefined);
  const above = useRef<readonly ShowToast[]>([]);
  const isGone = useRef(false);

  const replace = useCallback((next: Toast | undefined) => {
    clearTimeout(clearing.current);
    shown.current = next;
    setToast(next);
    const ms = next?.ms ?? (next?.onUndo ? UNDO_MS : DURATION_MS);
    if (next && !next.action) clearing.current = setTimeout(replace, ms, undefined);
  }, []);
  const showToast = useCallback<ShowToast>(
    (sentence, options = {}) => {
      const window = above.current.at(-1);
      if (window) window(sentence, options);
      else if (isGone.current) below.showToast(sentence, options);
      else replace({ sentence, ...options });
    },
    [replace, below],
  );
  const cover = useCallback(
    (window: ShowToast) => {
      above.current = [...above.current, window];
      if (shown.current) window(shown.current.sentence, shown.current);
      replace(undefined);
      return () => {
        above.current = above.current.filter((one) => one !== window);
      };
    },
    [replace],
  );
  useEffect(() => {
    isGone.current = false;
    const uncover = below.cover(showToast);
    return () => {
      isGone.current = true;
      clearTimeout(clearing.current);
      uncover();
      // A window that is closed hands its current toast to the place below.
      if (shown.current) below.showToast(shown.current.sentence, shown.current);
    };
  }, [below, showToast]);
  const value = useMemo(() => ({ showToast, cover }), [showToast, cover]);
  const answer = {
    onAnswer: () => replace(undefined),
    onHold: () => clearTimeout(clearing.current),
    onLeave: () => replace(shown.current),
  };

  return (
    <ToastContext value={value}>
      {children}
      {/* Both are rendered from the start: a live region announces only changes inside an element that existed before. */}
      <div role="status" className={styles.place}>
        {toast && toast.tone !== 'error' && <Words toast={toast} {...answer} />}
      </div>
      <div role="alert" className={styles.place}>
        {toast?.tone === 'error' && <Words toast={toast} {...answer} />}
      </div>
    </ToastContext>
  );
}

interface WordsProps {
  readonly toast: Toast;
  readonly onAnswer: () => void;
  /** The user is about to answer: it does not disappear meanwhile. */
  readonly onHold: () => void;
  readonly onLeave: () => void;
}

function Words({ toast, onAnswer, onHold, onLeave }: WordsProps) {
  const { sentence, tone, onUndo } = toast;
  const action = toast.action ?? (onUndo && { text: m.ui_undo(), onChoose: onUndo });
  const { props, giveBack } = useNextTab(onUndo, onAnswer);
  return (
    <div className={styles.toast} data-tone={tone} onPointerEnter={onHold} onPointerLeave={onLeave}>
      <p>{sentence}</p>
      {action && (
        <Button
          variant="quiet"
          data-night
          {...props}
          onFocus={(event) => {
            props.onFocus(event);
            onHold();
          }}
          onBlur={onLeave}
          onClick={() => {
            giveBack();
            onAnswer();
            action.onChoose();
          }}
        >
          {action.text}
        </Button>
      )}
    </div>
  );
}
