import { useEffect } from 'react';
import { writeCookie } from '../../../storage/cookies.ts';
import { isInstalled } from './model.ts';

/** The pages that the app must not reopen on, because they redirect automatically. */
const PASSING = ['/pwa', '/offline'];

/** Stores the current page in the installed app, so that the app reopens on it. */
export function useLastPage(address: string): void {
  useEffect(() => {
    if (isInstalled(window) && isWorthReturning(address)) writeCookie('sc_lastpage', address);
  }, [address]);
}

/** Whether the app should reopen on a page; `address` begins with its path. */
export function isWorthReturning(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return !PASSING.includes(path);
}
