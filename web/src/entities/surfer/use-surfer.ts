import type { Surfer } from '@groundswell/forecast';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { isSurferGiven, storeSurfer, useStoredSurfer } from '../../preferences/surfer.ts';
import { meQuery, useSession } from '../../session/use-session.ts';
import { useToast } from '../../ui/toast.tsx';
import { formatSurfer, parseSurfer, surferOf } from './model.ts';
import { type SurferChange, saveSurfer } from './save-surfer.ts';

const KEY = ['surfer'];

/**
 * The reader's level and boards: of the account where one is signed in, with choices that are being saved, else of this
 * browser, also while a new account does not have them yet.
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

/** Changes one of the two; it shows at once. */
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
