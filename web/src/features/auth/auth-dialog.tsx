import { useEffect, useState } from 'react';
import { useGiveSurfer } from '../../entities/surfer/use-given-surfer.ts';
import { m } from '../../paraglide/later.js';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AuthFormView } from './auth-form.tsx';
import { awaitCode } from './awaited-code.ts';
import type { AuthStep, Entry } from './model.ts';
import { useAuthForm } from './use-auth-form.ts';
import { type Kept, Welcome } from './welcome.tsx';

const TITLES: Record<AuthStep, () => string> = {
  signin: m.auth_signin_title,
  register: m.auth_register_title,
  reset: m.auth_reset_title,
  change: m.auth_change_title,
  verify: m.auth_verify_title,
  passcode: m.auth_passcode_title,
  second: m.auth_second_title,
};

interface Props {
  readonly entry: Entry;
  /** A sentence that says why an account is needed. */
  readonly purpose?: string | undefined;
  readonly onPlans?: () => void;
  /**
   * Called when the user has signed in, while the form is still open. Returns whether another dialog has replaced the
   * sign-in dialog.
   */
  readonly onSignedIn?: (isNew: boolean) => Promise<boolean>;
  /** The beach that a new account already has as a favorite. */
  readonly kept?: Kept | undefined;
  readonly onClose: () => void;
}

/** Shows the dialog for signing in and registering; it also welcomes a new account. */
export function AuthDialog({ entry, purpose, onPlans, onSignedIn, kept, onClose }: Props) {
  const [isWelcome, setWelcome] = useState(false);
  const showToast = useToast();
  const giveSurfer = useGiveSurfer();
  const live = useAuthForm(entry, async ({ isNew, step }) => {
    awaitCode(undefined);
    if (isNew) giveSurfer();
    if (await onSignedIn?.(isNew)) return;
    const dialog = live.ref.current?.closest('dialog');
    // The user closed the dialog meanwhile.
    if (!dialog) return showToast(m.auth_signed_in());
    if (isNew) return setWelcome(true);
    dialog.close();
    if (step === 'passcode') showToast(m.auth_verified());
  });
  const { step, codeFor, registered, links } = live.form;
  const { email } = live.form.typed;
  useEffect(
    () => awaitCode(step === 'passcode' ? { email, codeFor, registered, links } : undefined),
    [step, email, codeFor, registered, links],
  );
  return (
    <Dialog
      title={isWelcome ? m.auth_welcome() : TITLES[live.form.step]()}
      subtitle={!isWelcome && purpose}
      width="narrow"
      onClose={onClose}
    >
      {isWelcome ? <Welcome kept={kept} onPlans={onPlans} /> : <AuthFormView {...live} />}
    </Dialog>
  );
}
