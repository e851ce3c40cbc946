import { answerChallenge } from '@groundswell/accounts/testing/challenge';
import { useSecret } from '@groundswell/accounts/testing/use-secret';
import type { ChallengeEvent } from '@groundswell/runtime';
import { expect, test } from 'vitest';
import { handler } from './answer-challenge.ts';

useSecret();

const call = (triggerSource: string, request: object, userName = 'ann') =>
  handler({ triggerSource, userName, request, response: {} } as unknown as ChallengeEvent).then(
    ({ response }) => response,
  );
const verify = (userName: string, challengeAnswer: string) =>
  call(
    'VerifyAuthChallengeResponse_Authentication',
    { userAttributes: { sub: 'of-cognito' }, challengeAnswer },
    userName,
  );

test('one right answer returns tokens, one wrong answer ends the challenge', async () => {
  const define = (session: object[]) => call('DefineAuthChallenge_Authentication', { session });
  expect(await define([])).toMatchObject({
    challengeName: 'CUSTOM_CHALLENGE',
    issueTokens: false,
    failAuthentication: false,
  });
  expect(await define([{ challengeResult: true }])).toMatchObject({ issueTokens: true, failAuthentication: false });
  expect(await define([{ challengeResult: false }])).toMatchObject({ issueTokens: false, failAuthentication: true });
});

test('only our own answer, for this user name and within its minute, is right', async () => {
  expect(await verify('ann', await answerChallenge('ann'))).toEqual({ answerCorrect: true });
  expect(await verify('bob', await answerChallenge('ann'))).toEqual({ answerCorrect: false });
  expect(await verify('ann', await answerChallenge('ann', Date.now() - 61_000))).toEqual({ answerCorrect: false });
  const [payload] = (await answerChallenge('ann')).split('.');
  for (const forged of ['', 'ann', `${payload}.`, `${payload}.AAAA`])
    expect(await verify('ann', forged)).toEqual({ answerCorrect: false });
});
