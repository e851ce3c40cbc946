import { requestPassCode } from '@groundswell/accounts';
import { newPassCode } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Mails a new code and voids the previous one. */
export const handler = endpoint(newPassCode, ({ body, visitor, cookies }) =>
  requestPassCode(body.reset ? 'reset' : 'verify', body.email, { visitor, cookies }),
);
