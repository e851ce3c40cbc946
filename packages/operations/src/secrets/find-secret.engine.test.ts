import { expect, test } from 'vitest';
import { ARN, startSecret } from '../../test-support/start-secret.ts';
import { findSecret } from './find-secret.ts';

test.each([
  ['CloudFormation', 'AccountSecret44A922DA-x1y2z3'],
  ['the local cloud', 'GroundswellAuth-AccountSecret44A922DA'],
])('the secret of an account is found by the name that %s gives it', async (_, name) => {
  const secret = await startSecret({ now: 0 }, name);
  try {
    expect(await findSecret(secret.client, 'account')).toBe(ARN);
    await expect(findSecret(secret.client, 'site')).rejects.toThrow(
      'No secret is named SiteSecret…: name it with --arn.',
    );
  } finally {
    await secret.stop();
  }
});
