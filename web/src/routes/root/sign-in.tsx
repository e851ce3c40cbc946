import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { newWish } from '../../entities/favorites/wishes.ts';
import { currentArrival, keepArrival } from '../../features/auth/arrival.ts';
import { AuthDialog } from '../../features/auth/auth-dialog.tsx';
import { useFavorite } from '../../features/favorites/star/queries.ts';
import { m } from '../../paraglide/later.js';
import { useOpenAlert, useOpenWindow } from './use-open-window.ts';
import { type Star, useStar } from './use-star-ways.ts';

const STEPS = { register: 'register', change: 'change' } as const;

/** The sign-in window, at the step of the address. */
export function SignIn({ onClose }: { readonly onClose: () => void }) {
  const { login } = useSearch({ from: '__root__' });
  const step = login === 'register' || login === 'change' ? STEPS[login] : 'signin';
  const starred = useStar();
  const wanted = starred();
  const openWindow = useOpenWindow();
  const [kept, setKept] = useState<Star>();
  const { mutateAsync: keepFavorite } = useFavorite(() => openWindow({ login: undefined, pro: true }));
  const close = () => {
    keepArrival(undefined);
    onClose();
  };
  const showPlans = () => {
    keepArrival(undefined);
    openWindow({ login: undefined, pro: 'register' });
  };
  const setAlert = useOpenAlert();
  const keepStarred = async (isNew: boolean) => {
    const star = starred();
    // A failure is told by a toast.
    if (!star) return false;
    const wish = newWish({ beachId: star.beachId, wanted: true, ...(star.wantsAlert && { alert: true }) });
    const answer = await keepFavorite(wish).catch(() => undefined);
    if (answer?.kind !== 'done') return false;
    setKept(star);
    // The window may have been left meanwhile.
    const leadsOn = !isNew && star.wantsAlert && starred() !== undefined;
    if (leadsOn) setAlert(star.beachId);
    return leadsOn === true;
  };
  return (
    <AuthDialog
      entry={{ step, ...currentArrival() }}
      purpose={wanted && (wanted.wantsAlert ? m.auth_to_alert : m.auth_to_keep)({ name: wanted.name })}
      onPlans={showPlans}
      onSignedIn={keepStarred}
      kept={
        kept && {
          text: m.auth_welcome_kept({ name: kept.name }),
          onAlert: kept.wantsAlert && (() => setAlert(kept.beachId)),
        }
      }
      onClose={close}
    />
  );
}
