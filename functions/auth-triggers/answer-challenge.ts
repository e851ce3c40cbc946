import { isRightAnswer } from '@groundswell/accounts';
import { challengeTrigger } from '@groundswell/runtime';

/** Signing in without a password: only our own server can answer. */
export const handler = challengeTrigger(isRightAnswer);
