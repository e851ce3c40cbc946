import { type Limit, limits } from '@groundswell/data';
import { TooManyRequests, type Visitor } from '@groundswell/runtime';

const A_VISITOR: Limit = { most: 5, perS: 3600 };

/** Counts a letter that a visitor causes; past five an hour, or five an hour to one address, throws TooManyRequests. */
export async function takeLetterTurn(
  what: 'contact' | 'newsletter',
  { address }: Visitor,
  email?: string,
): Promise<void> {
  for (const key of email === undefined ? [address] : [address, email]) {
    const turn = await limits.take(what, key, A_VISITOR);
    if (!turn.allowed) throw new TooManyRequests(turn.retryAfterS);
  }
}
