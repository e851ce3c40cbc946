import { useEffect } from 'react';
import { writeCookie } from '../../../storage/cookies.ts';
import { isInstalled } from './model.ts';

/** Pages that redirect by themselves. */
const PASSING = ['/pwa', '/offline'];

/** In the installed app, stores the current page, so that the app opens where it was left. */
export function useLastPage(address: string): void {
  useEffect(() => {
    if (isInstalled(window) && isWorthReturning(address)) writeCookie('sc_lastpage', address);
  }, [address]);
}

/** Whether to return to a page; `address` begins with its path. */
export function isWorthReturning(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return !PASSING.includes(path);
}
