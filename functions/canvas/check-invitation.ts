import { limitVisitor } from '@groundswell/accounts';
import { checkInvitation as check } from '@groundswell/blog';
import { checkInvitation } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

const FROM_ONE = { most: 60, perS: 3600 };

/** Refuses an expired invitation, before its recipient signs in to accept it. */
export const handler = endpoint(checkInvitation, async ({ body, visitor }) => {
  await limitVisitor('check-invitation', visitor, FROM_ONE);
  await check(body.token, Date.now());
  return { valid: true };
});
