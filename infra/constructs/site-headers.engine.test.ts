import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { siteHeaders } from './site-headers.ts';

test('without sign-in by Apple no third-party script may run', () => {
  const headers = headersWith('');
  expect(headers).toContain("script-src 'self';");
  expect(headers).toContain('"Header":"Cross-Origin-Opener-Policy","Override":true,"Value":"same-origin"');
});

test('with Apple its script may run and its popup may answer, and no more', () => {
  const headers = headersWith('com.waves');
  expect(headers).toContain("script-src 'self' https://appleid.cdn-apple.com;");
  expect(headers).toContain('"Header":"Cross-Origin-Opener-Policy","Override":true,"Value":"same-origin-allow-popups"');
  expect(headers).not.toContain('unsafe-');
});

function headersWith(appleClientId: string): string {
  const stack = new Stack();
  siteHeaders(stack, 'Headers', { social: { googleClientId: 'google', appleClientId, facebook: undefined } });
  return JSON.stringify(Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy'));
}
