import { requestPassCode } from '@groundswell/accounts';
import { requestPasswordReset } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Mails a code to set a new password with. */
export const handler = endpoint(requestPasswordReset, ({ body, visitor, cookies }) =>
  requestPassCode('reset', body.email, { visitor, cookies }),
);
