import { reportCspViolation } from '@groundswell/contracts';
import { EMBED_HOSTS } from '@groundswell/posts/embeds';
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersStrictTransportSecurity,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/**
 * Builds the site's content security policy: a page may load only its own files, nothing inline, and may not be framed.
 * Apple sign-in needs Apple's script, and its popup may message the page; the other providers need neither. Mapbox's
 * engine checks its token and counts map loads at its own servers. Card forms run in Stripe's frames
 * (https://docs.stripe.com/security/guide#content-security-policy), widget previews in frames of the widget host, and
 * blog videos in frames of the video hosts.
 */
function contentSecurity(
  byApple: boolean,
  byMapbox: boolean,
  byCard: boolean,
  frames: readonly string[],
  analytics: readonly string[],
): string {
  const films = EMBED_HOSTS.map((host) => ` https://${host}`).join('');
  const cardFrames = 'https://js.stripe.com https://*.js.stripe.com';
  return [
    "default-src 'none'",
    `script-src 'self'${byApple ? ' https://appleid.cdn-apple.com' : ''}${byCard ? ` ${cardFrames}` : ''}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${byMapbox ? ' https://api.mapbox.com https://events.mapbox.com' : ''}${byCard ? ' https://api.stripe.com' : ''}${analytics.map((one) => ` ${one}`).join('')}`,
    `frame-src ${frames.join(' ')}${films}${byCard ? ` ${cardFrames} https://hooks.stripe.com` : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Browsers without the Reporting API know report-uri alone, and the others ignore it.
    `report-uri ${reportCspViolation.path}`,
    `report-to ${REPORTS}`,
  ].join('; ');
}

/** The name of the reports' address in the header Reporting-Endpoints. */
const REPORTS = 'csp';

const PERMISSIONS = ['camera', 'microphone', 'payment', 'usb', 'interest-cohort']
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)')
  .join(', ');

type HeadersSettings = Pick<
  Settings,
  | 'adFrameUrl'
  | 'adInterstitialUrl'
  | 'analyticsUrl'
  | 'boardRentalUrl'
  | 'hstsPreload'
  | 'mapboxToken'
  | 'social'
  | 'stripeSecretArn'
> & {
  readonly framesHost: string;
};

function originsOf(...urls: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url === undefined ? [] : new URL(url).origin)))];
}

/**
 * Builds the header with which browsers use https alone for this host and its sub-domains, for two years. With
 * `preload` the browsers' makers may list the domain (https://hstspreload.org).
 */
export function strictTransport(preload: boolean): ResponseHeadersStrictTransportSecurity {
  return { accessControlMaxAge: Duration.days(730), includeSubdomains: true, preload, override: true };
}

/** Builds the headers of every reply. A file or call sets its own Cache-Control. */
export function siteHeaders(
  scope: Construct,
  id: string,
  { social, mapboxToken, stripeSecretArn, framesHost, hstsPreload, ...outside }: HeadersSettings,
): ResponseHeadersPolicy {
  const byApple = social.appleClientId !== '';
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      strictTransportSecurity: strictTransport(hstsPreload),
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // A call's own, stricter header takes precedence.
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurity(
          byApple,
          mapboxToken !== '',
          stripeSecretArn !== undefined,
          [framesHost, ...originsOf(outside.adFrameUrl, outside.adInterstitialUrl, outside.boardRentalUrl)],
          originsOf(outside.analyticsUrl),
        ),
        override: false,
      },
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
        // API Gateway's own refusals, such as 429 and 503, and missing files say nothing about caching.
        { header: 'Cache-Control', value: 'no-store', override: false },
        { header: 'Reporting-Endpoints', value: `${REPORTS}="${reportCspViolation.path}"`, override: true },
      ],
    },
  });
}
