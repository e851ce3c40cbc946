import type { Surfer } from '@groundswell/forecast';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { storeSurfer, useStoredSurfer } from '../../preferences/surfer.ts';
import { meQuery, useSession } from '../../session/use-session.ts';
import { useToast } from '../../ui/toast.tsx';
import { bitsOf, formatSurfer, isSaid, parseSurfer, surferOf } from './model.ts';

type Change = Pick<Surfer, 'level'> | Pick<Surfer, 'boards'>;

const KEY = ['surfer'];

/** The reader's level and boards: of the account where one is signed in, with choices that are being saved, else of this browser. */
export function useSurfer(): Surfer {
  const stored = useStoredSurfer();
  const { isIn, user } = useSession();
  const saving = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  if (!isIn) return parseSurfer(stored);
  return Object.assign(surferOf(user?.skill, user?.boards ?? 0), ...saving);
}

/** Gives an account that has said nothing what its user has said in this browser before. */
export function useKeepSurfer(): () => Promise<void> {
  const { level, boards } = parseSurfer(useStoredSurfer());
  const client = useQueryClient();
  const { mutate: save } = useSaveSurfer();
  return async () => {
    // The form that made an account may have signed in to another.
    const user = await client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
    if (!user || isSaid(surferOf(user.skill, user.boards))) return;
    if (level !== undefined) save({ level });
    if (boards.length > 0) save({ boards });
  };
}

/** Changes one of the two; it shows at once. */
export function useChooseSurfer(): (change: Change) => void {
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
    mutationFn: (change: Change) =>
      request('updateSetting', {
        body:
          'boards' in change
            ? { setting: 'boards', value: bitsOf(change.boards) }
            : { setting: 'skill', value: change.level ?? '' },
      }),
    onError: (error) => showToast(error.message, { tone: 'error' }),
    onSettled: () => client.invalidateQueries(meQuery),
  });
}
