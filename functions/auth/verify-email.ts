import { requestPassCode } from '@groundswell/accounts';
import { verifyEmail } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Mails a code to an address that is not verified yet. */
export const handler = endpoint(verifyEmail, ({ body, visitor, cookies }) =>
  requestPassCode('verify', body.email, { visitor, cookies }),
);
