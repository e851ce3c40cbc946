import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { currentArrival, keepArrival } from '../../features/auth/arrival.ts';
import { AuthDialog } from '../../features/auth/auth-dialog.tsx';
import { useChangeFavorite } from '../../features/favorites/outbox/use-change-favorite.ts';
import { m } from '../../paraglide/later.js';
import { useOpenAlert, useOpenWindow } from './use-open-window.ts';
import { type Star, useStar } from './use-star-ways.ts';

const STEPS = { register: 'register', change: 'change' } as const;

/** Shows the sign-in dialog, at the step that the address names. */
export function SignIn({ onClose }: { readonly onClose: () => void }) {
  const { login } = useSearch({ from: '__root__' });
  const step = login === 'register' || login === 'change' ? STEPS[login] : 'signin';
  const starred = useStar();
  const wanted = starred();
  const openWindow = useOpenWindow();
  const [kept, setKept] = useState<Star>();
  const changeFavorite = useChangeFavorite(() => openWindow({ login: undefined, pro: true }));
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
    if (!star) return false;
    // If the change fails, the hook itself shows a toast.
    const outcome = await changeFavorite({
      beachId: star.beachId,
      wanted: true,
      ...(star.wantsAlert && { alert: true }),
    });
    if (outcome.kind !== 'done') return false;
    setKept(star);
    // The user may have closed the dialog meanwhile; the alert's settings then do not open.
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
