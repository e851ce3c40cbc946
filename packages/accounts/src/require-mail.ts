import { reason } from '@groundswell/contracts';
import { ConflictError } from '@groundswell/runtime';

/** Returns whether this deployment sends email. `MAIL` is `off` without the setting mailFrom. */
export function sendsMail(): boolean {
  return process.env.MAIL !== 'off';
}

/** Throws ConflictError if this deployment sends no email, before anything is stored that needs an email. */
export function requireMail(): void {
  if (!sendsMail()) throw new ConflictError(reason('mail-off'));
}
