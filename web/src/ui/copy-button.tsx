import { m } from '../paraglide/later.js';
import { Button } from './button.tsx';
import { CopyIcon } from './icons/actions.tsx';
import { useToast } from './toast.tsx';

/** A button that copies a text to the clipboard and confirms it. */
export function CopyButton({ text, children }: { readonly text: string; readonly children: string }) {
  const showToast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(m.security_copied()),
      () => showToast(m.security_copy_failed(), { tone: 'error' }),
    );
  return (
    <Button onClick={() => void copy()}>
      <CopyIcon />
      {children}
    </Button>
  );
}
