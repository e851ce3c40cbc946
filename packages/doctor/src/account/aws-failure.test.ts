import { expect, test } from 'vitest';
import { writeFinding } from '../report.ts';
import { explainAwsFailure } from './aws-failure.ts';

const failure = (message: string, more: object) => Object.assign(new Error(message), more);
const notFound = failure('getaddrinfo ENOTFOUND sts.us-east-1.amazonaws.com', { code: 'ENOTFOUND' });
const refused = failure('connect ECONNREFUSED ::1:443', { code: 'ECONNREFUSED' });

test.each([
  ['Region', new Error('Region is missing'), 'export AWS_REGION=us-east-1'],
  ['Network', notFound, 'curl -I https://sts.amazonaws.com'],
  ['Network', new AggregateError([refused]), 'curl -I https://sts.amazonaws.com'],
  ['Network', failure('', { name: 'TimeoutError' }), 'curl -I https://sts.amazonaws.com'],
  ['Credentials', failure('Could not load credentials', { name: 'CredentialsProviderError' }), 'aws configure'],
  ['Credentials', failure('The token is expired', { name: 'ExpiredTokenException' }), 'aws configure'],
])('%s: %s is told with the command that mends it', (subject, error, command) => {
  const finding = explainAwsFailure(error);
  expect(finding).toMatchObject({ level: 'blocks', subject, fix: expect.stringContaining(command) });
  expect(finding && writeFinding(finding).split('\n')).toHaveLength(3);
});

test('a network failure does not blame the credentials', () => {
  expect(explainAwsFailure(notFound)).toMatchObject({
    says: 'AWS could not be reached: Error, getaddrinfo ENOTFOUND sts.us-east-1.amazonaws.com.',
  });
});

test.each([new Error('Something else'), failure('not authorized', { name: 'AccessDeniedException' }), 'text'])(
  '%s is another failure',
  (error) => {
    expect(explainAwsFailure(error)).toBeUndefined();
  },
);
