import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import { siteHeaders } from './site-headers.ts';

const outdir = mkdtempSync(join(tmpdir(), 'groundswell-headers-'));
afterAll(() => rmSync(outdir, { recursive: true }));

const FILMS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

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

test('with a Mapbox token, its engine may call its own servers, and no more', () => {
  expect(headersWith('')).toContain("connect-src 'self';");
  const headers = headersWith('', 'pk.token');
  expect(headers).toContain("connect-src 'self' https://api.mapbox.com https://events.mapbox.com;");
  expect(headers).toContain("script-src 'self';");
  expect(headers).toContain("worker-src 'self';");
});

test('where plans are sold, the policy allows Stripe’s frames, and no more', () => {
  expect(headersWith('')).not.toContain('stripe');
  expect(headersWith('')).toContain(`frame-src frames.example ${FILMS};`);
  const headers = headersWith('', '', 'arn:secret');
  expect(headers).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(headers).toContain("connect-src 'self' https://api.stripe.com;");
  expect(headers).toContain(
    `frame-src frames.example ${FILMS} https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;`,
  );
  expect(headers).not.toContain('unsafe-');
});

test('violations are reported to the call, in both ways of browsers', () => {
  const headers = headersWith('');
  expect(headers).toContain('; report-uri /csp-report; report-to csp"');
  expect(headers).toContain('"Header":"Reporting-Endpoints","Override":true,"Value":"csp=\\"/csp-report\\""');
});

test.each([false, true])('preloading is %s as set; https is required for two years either way', (preload) => {
  const headers = headersWith('', '', undefined, OUTSIDE, preload);
  expect(headers).toContain(
    `"AccessControlMaxAgeSec":63072000,"IncludeSubdomains":true,"Override":true,"Preload":${preload}`,
  );
});

test('the policy has the origins of ads, board rental and analytics if they are on', () => {
  const headers = headersWith('', '', undefined, {
    ...OUTSIDE,
    adFrameUrl: 'https://ads.example/header',
    adInterstitialUrl: 'https://ads.example/whole',
    boardRentalUrl: 'https://boards.example/',
    analyticsUrl: 'https://count.example/e',
  });
  expect(headers).toContain(`frame-src frames.example https://ads.example https://boards.example ${FILMS};`);
  expect(headers).toContain("connect-src 'self' https://count.example;");
});

const OUTSIDE: Pick<Settings, 'adFrameUrl' | 'adInterstitialUrl' | 'analyticsUrl' | 'boardRentalUrl'> = {
  adFrameUrl: undefined,
  adInterstitialUrl: undefined,
  analyticsUrl: undefined,
  boardRentalUrl: undefined,
};

function headersWith(
  appleClientId: string,
  mapboxToken = '',
  stripeSecretArn?: string,
  outside = OUTSIDE,
  hstsPreload = false,
): string {
  const stack = new Stack(new App({ outdir, builtinCloudFormationValidation: false }));
  const social = { googleClientId: 'google', appleClientId, facebook: undefined };
  siteHeaders(stack, 'Headers', {
    ...outside,
    social,
    mapboxToken,
    stripeSecretArn,
    hstsPreload,
    framesHost: 'frames.example',
  });
  return JSON.stringify(Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy'));
}
