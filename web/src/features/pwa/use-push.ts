import { useEffect } from 'react';
import { forgetHere, renewHere } from '../../entities/push/push-browser.ts';
import { session } from '../../session/current.ts';
import { afterLoad } from './after-load.ts';

/**
 * Ties this browser's notifications to the session: registered again after a sign-in, removed after a sign-out. The
 * root component of all pages uses it.
 */
export function usePush(): void {
  useEffect(() => {
    let wasIn = session.isIn();
    if (wasIn) afterLoad(() => renewHere().catch(() => undefined));
    return session.onChange(() => {
      const isIn = session.isIn();
      if (isIn && !wasIn) renewHere().catch(() => undefined);
      if (!isIn && wasIn) forgetHere().catch(() => undefined);
      wasIn = isIn;
    });
  }, []);
}
