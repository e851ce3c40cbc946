import { askForCode } from '@groundswell/accounts';
import { newPassCode } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Mails a fresh code; the one before is void. */
export const handler = endpoint(newPassCode, ({ body, visitor, cookies }) =>
  askForCode(body.reset ? 'reset' : 'verify', body.email, { visitor, cookies }),
);
