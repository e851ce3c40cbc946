import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../api/client.ts';
import { forgetGivenSurfer, giveStoredSurfer, isSurferGiven, storedSurfer } from '../../preferences/surfer.ts';
import { session } from '../../session/current.ts';
import { meQuery, useSession } from '../../session/use-session.ts';
import { isSaid, parseSurfer, surferOf } from './model.ts';
import { saveSurfer } from './save-surfer.ts';

/** About half a minute, the pauses growing; after that the next page tries again. */
const RETRIES = 5;

/** Gives a new account what its user has said in this browser before, which then knows it no more. */
export function useGiveSurfer(): () => void {
  const { mutate: bring } = useBringing();
  return () => {
    if (storedSurfer() === undefined) return;
    giveStoredSurfer();
    bring();
  };
}

/**
 * Brings to the account what was given to it on an earlier page and could not be saved; no other session has it. For the
 * root of all pages.
 */
export function useGivenSurfer(): void {
  const { isIn } = useSession();
  const { mutate: bring } = useBringing();
  useEffect(() => {
    if (isIn && isSurferGiven()) bring();
  }, [isIn, bring]);
  useEffect(() => session.onChange(forgetGivenSurfer), []);
}

function useBringing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: bringToAccount,
    retry: RETRIES,
    onSettled: () => client.invalidateQueries(meQuery),
  });
}

/** An account that has said something itself keeps that. */
async function bringToAccount(): Promise<void> {
  // By a call of its own: the page's is given up whenever it asks for everything anew.
  const user = await request('getMe');
  // The session that it was given to may be over.
  if (!isSurferGiven()) return;
  const { level, boards } = parseSurfer(storedSurfer());
  if (!isSaid(surferOf(user.skill, user.boards))) {
    if (level !== undefined) await saveSurfer({ level });
    if (boards.length > 0) await saveSurfer({ boards });
  }
  forgetGivenSurfer();
}
