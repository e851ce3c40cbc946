import { randomBytes } from 'node:crypto';
import { userEndpoint } from '@groundswell/accounts';
import { renewCalendarLink } from '@groundswell/contracts';
import { calendarFeeds } from '@groundswell/data/favorites';
import { UnauthorizedError } from '@groundswell/runtime';

/** 256 bits, so that nobody can guess an address. */
const SECRET_BYTES = 32;

export const handler = userEndpoint(renewCalendarLink, async ({ user }) => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const now = Date.now();
  if ((await calendarFeeds.renew(user, secret, now)) === 'gone') throw new UnauthorizedError();
  return { made_at: new Date(now).toISOString(), path: `/calendar/favorites/${secret}.ics` };
});
