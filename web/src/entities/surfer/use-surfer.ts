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

/** Gives an account that has said nothing what its user has said in this browser before, which then knows it no more. */
export function useKeepSurfer(): () => Promise<void> {
  const { level, boards } = parseSurfer(useStoredSurfer());
  const { mutateAsync: save } = useSaveSurfer();
  return async () => {
    if (level === undefined && boards.length === 0) return;
    // By a call of its own: the page's is given up whenever it asks for everything anew.
    const user = await request('getMe');
    if (isSaid(surferOf(user.skill, user.boards))) return;
    if (level !== undefined) await save({ level });
    if (boards.length > 0) await save({ boards });
    // The next account that is made here is another person's.
    storeSurfer(undefined);
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
