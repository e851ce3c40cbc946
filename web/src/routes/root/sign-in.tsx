import { useSearch } from '@tanstack/react-router';
import { currentArrival, keepArrival } from '../../features/auth/arrival.ts';
import { AuthDialog } from '../../features/auth/auth-dialog.tsx';
import { useOpenWindow } from './use-open-window.ts';

const STEPS = { register: 'register', change: 'change' } as const;

/** The sign-in window, at the step of the address. */
export function SignIn({ onClose }: { readonly onClose: () => void }) {
  const { login } = useSearch({ from: '__root__' });
  const step = login === 'register' || login === 'change' ? STEPS[login] : 'signin';
  const openWindow = useOpenWindow();
  const close = () => {
    keepArrival(undefined);
    onClose();
  };
  const showPlans = () => {
    keepArrival(undefined);
    openWindow({ login: undefined, pro: 'register' });
  };
  return <AuthDialog entry={{ step, ...currentArrival() }} onPlans={showPlans} onClose={close} />;
}
