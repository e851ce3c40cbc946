import { limitVisitor } from '@groundswell/accounts';
import { type Limit, limits } from '@groundswell/data';
import { TooManyRequestsError, type Visitor } from '@groundswell/runtime';

const FIVE_AN_HOUR: Limit = { most: 5, perS: 3600 };

/**
 * Counts an email that a visitor requests. Throws TooManyRequestsError past five an hour from one network, or to one
 * receiver (an address or an account id).
 */
export async function acquireSendSlot(
  what: 'contact' | 'newsletter',
  visitor: Visitor,
  receiver?: string,
): Promise<void> {
  await limitVisitor(what, visitor, FIVE_AN_HOUR);
  if (receiver === undefined) return;
  const turn = await limits.take(what, `for ${receiver}`, FIVE_AN_HOUR);
  if (!turn.allowed) throw new TooManyRequestsError(turn.retryAfterS);
}
