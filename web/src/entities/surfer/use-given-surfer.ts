import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../api/client.ts';
import { forgetGivenSurfer, giveStoredSurfer, isSurferGiven, storedSurfer } from '../../preferences/surfer.ts';
import { session } from '../../session/current.ts';
import { meQuery, useSession } from '../../session/use-session.ts';
import { hasLevelOrBoards, parseSurfer, surferOf } from './model.ts';
import { saveSurfer } from './save-surfer.ts';

/** The number of retries with growing backoff, about half a minute in total; after that the next page tries again. */
const RETRIES = 5;

/**
 * Saves the level and boards that a visitor stated in this browser to the user's new account. The browser's copy is
 * then removed.
 */
export function useGiveSurfer(): () => void {
  const { mutate: bring } = useSurferMove();
  return () => {
    if (storedSurfer() === undefined) return;
    giveStoredSurfer();
    bring();
  };
}

/**
 * Retries to save in the account the level and boards that an earlier page failed to save. If another user signs in,
 * they are dropped. The root component of all pages uses it.
 */
export function useGivenSurfer(): void {
  const { isIn } = useSession();
  const { mutate: bring } = useSurferMove();
  useEffect(() => {
    if (isIn && isSurferGiven()) bring();
  }, [isIn, bring]);
  useEffect(() => session.onChange(forgetGivenSurfer), []);
}

function useSurferMove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: moveSurferToAccount,
    retry: RETRIES,
    onSettled: () => client.invalidateQueries(meQuery),
  });
}

/** Saves the browser's level and boards, unless the account already has its own. */
async function moveSurferToAccount(): Promise<void> {
  // Fetches the user in a separate call. Invalidating the page's query instead would cancel its fetch in flight.
  const user = await request('getMe');
  // If the session has ended meanwhile, the level and boards must not go to another user's account.
  if (!isSurferGiven()) return;
  const { level, boards } = parseSurfer(storedSurfer());
  if (!hasLevelOrBoards(surferOf(user.skill, user.boards))) {
    if (level !== undefined) await saveSurfer({ level });
    if (boards.length > 0) await saveSurfer({ boards });
  }
  forgetGivenSurfer();
}
