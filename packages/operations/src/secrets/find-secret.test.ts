import { expect, test } from 'vitest';
import { checkArn } from './find-secret.ts';

const arnOf = (secret: string) => `arn:aws:secretsmanager:us-east-1:123456789012:secret:${secret}`;

test('an ARN is that of the named secret, or refused', () => {
  for (const secret of ['AccountSecret44A922DA-x1y2z3-AbCdEf', 'GroundswellAuth-AccountSecret44A922DA']) {
    expect(checkArn('account', arnOf(secret))).toBeUndefined();
    expect(() => checkArn('site', arnOf(secret))).toThrow(/is not the secret SiteSecret/);
  }
  expect(() => checkArn('account', arnOf('MyAccountSecrets'))).toThrow();
});
