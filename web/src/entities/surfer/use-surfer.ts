import type { Surfer } from '@groundswell/forecast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { storeSurfer, useStoredSurfer } from '../../preferences/surfer.ts';
import { meQuery, useSession } from '../../session/use-session.ts';
import { useToast } from '../../ui/toast.tsx';
import { bitsOf, formatSurfer, parseSurfer, surferOf } from './model.ts';

type Change = Pick<Surfer, 'level'> | Pick<Surfer, 'boards'>;

/** The reader's level and boards: of the account where one is signed in, else of this browser. */
export function useSurfer(): Surfer {
  const stored = useStoredSurfer();
  const { isIn, user } = useSession();
  return isIn ? surferOf(user?.skill, user?.boards ?? 0) : parseSurfer(stored);
}

/** Changes one of the two; it shows at once. */
export function useChooseSurfer(): (change: Change) => void {
  const surfer = useSurfer();
  const { isIn } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const save = useMutation({
    scope: { id: 'setting' },
    mutationFn: (change: Change) =>
      request('updateSetting', {
        body:
          'boards' in change
            ? { setting: 'boards', value: bitsOf(change.boards) }
            : { setting: 'skill', value: change.level ?? '' },
      }),
    onError(error) {
      showToast(error.message, { tone: 'error' });
      void client.invalidateQueries(meQuery);
    },
  });
  if (!isIn) return (change) => storeSurfer(formatSurfer({ ...surfer, ...change }));
  return (change) => {
    const told = 'boards' in change ? { boards: bitsOf(change.boards) } : { skill: change.level ?? null };
    // Before the mutation, which waits for the one before.
    client.setQueryData(meQuery.queryKey, (me) => me && { ...me, ...told });
    save.mutate(change);
  };
}
