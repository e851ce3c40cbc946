import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './toast.module.css';

interface Say {
  /** An error is said at once, whatever is being read. */
  readonly tone?: 'plain' | 'error';
  /** How long it stays; with an action it stays until it is answered. */
  readonly ms?: number;
  readonly action?: { readonly text: string; readonly onChoose: () => void };
}
type Toast = Say & { readonly sentence: string };
type SaySentence = (sentence: string, how?: Say) => void;

const STAYS_MS = 2000;
const ToastContext = createContext({
  say: (() => {}) as SaySentence,
  /** Lets a window that lies over this place speak for it, until that is closed. */
  cover: (_window: SaySentence) => () => {},
});

/** Says a short sentence at the foot of the window, and aloud. A new one takes the place of the old. */
export function useToast(): SaySentence {
  return use(ToastContext).say;
}

/** Inside of a modal window it has a place of its own there: all else is behind it, and silent. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const below = use(ToastContext);
  const [toast, setToast] = useState<Toast>();
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<Toast>(undefined);
  const above = useRef<readonly SaySentence[]>([]);

  const show = useCallback((next: Toast | undefined) => {
    clearTimeout(clearing.current);
    shown.current = next;
    setToast(next);
    if (next && !next.action) clearing.current = setTimeout(show, next.ms ?? STAYS_MS, undefined);
  }, []);
  const say = useCallback<SaySentence>(
    (sentence, how = {}) => {
      const window = above.current.at(-1);
      if (window) window(sentence, how);
      else show({ sentence, ...how });
    },
    [show],
  );
  const cover = useCallback(
    (window: SaySentence) => {
      above.current = [...above.current, window];
      if (shown.current) window(shown.current.sentence, shown.current);
      show(undefined);
      return () => {
        above.current = above.current.filter((one) => one !== window);
      };
    },
    [show],
  );
  useEffect(() => {
    const uncover = below.cover(say);
    return () => {
      clearTimeout(clearing.current);
      uncover();
      // A window that is closed leaves its last word to what it stood on.
      if (shown.current) below.say(shown.current.sentence, shown.current);
    };
  }, [below, say]);
  const value = useMemo(() => ({ say, cover }), [say, cover]);

  return (
    <ToastContext value={value}>
      {children}
      {/* Both are there from the start: what is spoken must change inside of an element that was known before. */}
      <div role="status" className={styles.place}>
        {toast && toast.tone !== 'error' && <Words toast={toast} onAnswer={() => show(undefined)} />}
      </div>
      <div role="alert" className={styles.place}>
        {toast?.tone === 'error' && <Words toast={toast} onAnswer={() => show(undefined)} />}
      </div>
    </ToastContext>
  );
}

function Words({ toast, onAnswer }: { readonly toast: Toast; readonly onAnswer: () => void }) {
  const { sentence, action, tone } = toast;
  return (
    <div className={styles.toast} data-tone={tone}>
      <p>{sentence}</p>
      {action && (
        <Button
          variant="quiet"
          onClick={() => {
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
