import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/**
 * What a page may load and do: its own, nothing inline, in nobody's frame. Signing in by Apple needs Apple's script and
 * its popup, which then may speak with the page; the other providers need neither.
 */
function contentSecurity(byApple: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self'${byApple ? ' https://appleid.cdn-apple.com' : ''}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const PERMISSIONS = ['camera', 'microphone', 'payment', 'usb', 'interest-cohort']
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)')
  .join(', ');

/** The headers of every reply. How long it is kept, the file or the call says itself: a missing file says nothing. */
export function siteHeaders(scope: Construct, id: string, { social }: Pick<Settings, 'social'>): ResponseHeadersPolicy {
  const byApple = social.appleClientId !== '';
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // A call's own, stricter one stands.
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurity(byApple), override: false },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'Permissions-Policy', value: PERMISSIONS, override: true },
        {
          header: 'Cross-Origin-Opener-Policy',
          value: byApple ? 'same-origin-allow-popups' : 'same-origin',
          override: true,
        },
        { header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override: true },
      ],
    },
  });
}
