import type { Surfer } from '@groundswell/forecast';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { isSurferGiven, storeSurfer, useStoredSurfer } from '../../preferences/surfer.ts';
import { meQuery, useSession } from '../../session/use-session.ts';
import { useToast } from '../../ui/toast.tsx';
import { formatSurfer, parseSurfer, surferOf } from './model.ts';
import { type SurferChange, saveSurfer } from './save-surfer.ts';

const KEY = ['surfer'];

/**
 * Returns the reader's level and boards. A signed-in user's come from the account, including choices that are still
 * being saved. A visitor's, or those not yet saved to a new account, come from this browser.
 */
export function useSurfer(): Surfer {
  const stored = useStoredSurfer();
  const { isIn, user } = useSession();
  const saving = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => state.variables as SurferChange,
  });
  if (!isIn || isSurferGiven()) return parseSurfer(stored);
  return Object.assign(surferOf(user?.skill, user?.boards ?? 0), ...saving);
}

/** Returns a function that changes the level or the boards, with an optimistic update. */
export function useChooseSurfer(): (change: SurferChange) => void {
  const surfer = useSurfer();
  const { isIn } = useSession();
  const { mutate: save } = useSaveSurfer();
  if (isIn) return save;
  return (change) => storeSurfer(formatSurfer({ ...surfer, ...change }));
}

function useSaveSurfer() {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationKey: KEY,
    scope: { id: 'setting' },
    mutationFn: saveSurfer,
    onError: (error) => showToast(error.message, { tone: 'error' }),
    onSettled: () => client.invalidateQueries(meQuery),
  });
}
