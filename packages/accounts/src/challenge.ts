import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readToken, signToken } from './signed-token.ts';

const ANSWER_GOOD_MS = 60_000;
const Answer = v.object({ userId: v.string(), nonce: v.string() });

/** Returns the challenge answer that signs this user in, valid for a minute. */
export function answerChallenge(userId: string, now = Date.now()): Promise<string> {
  return signToken('challenge', { userId, nonce: randomUUID() }, now + ANSWER_GOOD_MS);
}

export async function isRightAnswer(userId: string, answer: string, now = Date.now()): Promise<boolean> {
  const read = await readToken('challenge', answer, Answer, now);
  return read?.userId === userId;
}
