import { useSearch } from '@tanstack/react-router';
import { currentArrival, keepArrival } from '../../features/auth/arrival.ts';
import { AuthDialog } from '../../features/auth/auth-dialog.tsx';
import { useFavorite } from '../../features/favorite/queries.ts';
import { useOpenWindow } from './use-open-window.ts';
import { useStar } from './use-star-ways.ts';

const STEPS = { register: 'register', change: 'change' } as const;

/** The sign-in window, at the step of the address. */
export function SignIn({ onClose }: { readonly onClose: () => void }) {
  const { login } = useSearch({ from: '__root__' });
  const step = login === 'register' || login === 'change' ? STEPS[login] : 'signin';
  const starred = useStar();
  const openWindow = useOpenWindow();
  const { mutate: keepFavorite } = useFavorite(() => openWindow({ login: undefined, pro: true }));
  const close = () => {
    keepArrival(undefined);
    onClose();
  };
  const showPlans = () => {
    keepArrival(undefined);
    openWindow({ login: undefined, pro: 'register' });
  };
  const keepStarred = () => {
    const beachId = starred();
    if (beachId !== undefined) keepFavorite({ beachId, wanted: true });
  };
  return (
    <AuthDialog entry={{ step, ...currentArrival() }} onPlans={showPlans} onSignedIn={keepStarred} onClose={close} />
  );
}
