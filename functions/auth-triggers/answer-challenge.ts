import { isRightAnswer } from '@groundswell/accounts';
import { challengeTrigger } from '@groundswell/runtime';

/** Checks the answer of a sign-in without a password: only our own server can answer. */
export const handler = challengeTrigger(isRightAnswer);
