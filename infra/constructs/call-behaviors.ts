import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type FunctionAssociation,
  type ICachePolicy,
  type IOrigin,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { PathPattern } from '../path-patterns.ts';

export interface CallBehaviorsProps {
  readonly patterns: readonly PathPattern[];
  readonly origin: IOrigin;
  /** Runs where the reply depends on the request's headers or cookies. */
  readonly pageOrCall: FunctionAssociation;
  /** Runs for the open API: it grants other sites' pages their requests. */
  readonly openCall: FunctionAssociation;
  /** Runs for calls of a place: the cache keeps it once. */
  readonly onePlace: FunctionAssociation;
  /** Runs for all other calls, which are never cached. */
  readonly siteHost: FunctionAssociation;
}

/**
 * The edge's behaviour for each path pattern of the calls. A cacheable request reaches the function only with the
 * values of its cache key, so that nothing else can change a cached reply.
 */
export function callBehaviors(scope: Construct, props: CallBehaviorsProps): Record<string, BehaviorOptions> {
  const kept = props.patterns.filter(({ keptS }) => keptS > 0);
  const policies = cacheKeys(kept).map((key, index) => ({ key, policy: cachePolicy(scope, `Calls${index + 1}`, key) }));
  const cachePolicyOf = (pattern: PathPattern) => policies.find(({ key }) => key.patterns.includes(pattern))?.policy;

  const uncached = uncachedBehavior(scope);
  const asked = new OriginRequestPolicy(scope, 'OpenAsked', {
    comment: 'Who is counted for a call of the open API: a refusal is never kept, so no reply depends on it',
    headerBehavior: OriginRequestHeaderBehavior.allowList('cloudfront-viewer-address'),
  });
  return Object.fromEntries(
    props.patterns.map((pattern) => {
      const cachePolicy = cachePolicyOf(pattern);
      const caching = cachePolicy ? { cachePolicy } : uncached;
      const counted = pattern.isOpen ? { originRequestPolicy: asked } : {};
      return [pattern.pattern, { ...behaviorOf(pattern, props), ...caching, ...counted }];
    }),
  );
}

/** Query values that the edge fills in from cookies and headers where they are absent. */
const FOLDED = ['units', 'lang'];

function behaviorOf(
  pattern: PathPattern,
  { origin, pageOrCall, openCall, onePlace, siteHost }: CallBehaviorsProps,
): BehaviorOptions {
  const isNormalised = pattern.isPage || pattern.isBesidePage || pattern.queryKeys.some((key) => FOLDED.includes(key));
  return {
    origin,
    // A program that calls without TLS has sent its secrets in clear: it must notice, and a redirect would hide it.
    viewerProtocolPolicy: pattern.isPage ? ViewerProtocolPolicy.REDIRECT_TO_HTTPS : ViewerProtocolPolicy.HTTPS_ONLY,
    compress: true,
    allowedMethods: allowedMethods(pattern),
    functionAssociations: pattern.isOpen
      ? [openCall]
      : isNormalised
        ? [pageOrCall]
        : pattern.isPlace
          ? [onePlace]
          : pattern.keptS > 0
            ? []
            : [siteHost],
  };
}

function allowedMethods({ writes, isOpen }: PathPattern): AllowedMethods {
  if (writes) return AllowedMethods.ALLOW_ALL;
  return isOpen ? AllowedMethods.ALLOW_GET_HEAD_OPTIONS : AllowedMethods.ALLOW_GET_HEAD;
}

/**
 * The headers, cookies and query that a function receives of a request that is never cached; without the host, which
 * API Gateway would take for its own. CloudFront allows ten headers.
 */
const READ_HEADERS = [
  'accept',
  'content-type',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-groundswell-as',
  'x-groundswell-host',
  // CloudFront's own: the scheme, the address and the country of the viewer.
  'cloudfront-forwarded-proto',
  'cloudfront-viewer-address',
  'cloudfront-viewer-country',
];

/**
 * For replies that are never cached. CloudFront passes a token on only as part of a cache key, hence a policy: replies
 * of these calls forbid caching, and the longest time is a second. Cacheable requests reach their function with their
 * key only.
 */
function uncachedBehavior(scope: Construct): Pick<BehaviorOptions, 'cachePolicy' | 'originRequestPolicy'> {
  return {
    cachePolicy: new CachePolicy(scope, 'NotKept', {
      comment: 'Calls that are kept nowhere',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      // The signature of the payment provider's events and the revision that a text was written on too: the ten others
      // are taken.
      headerBehavior: CacheHeaderBehavior.allowList('authorization', 'if-match', 'stripe-signature'),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      cookieBehavior: CacheCookieBehavior.all(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    }),
    originRequestPolicy: new OriginRequestPolicy(scope, 'Asked', {
      comment: 'What functions read of a request',
      headerBehavior: OriginRequestHeaderBehavior.allowList(...READ_HEADERS),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      cookieBehavior: OriginRequestCookieBehavior.all(),
    }),
  };
}

interface CacheKey {
  readonly patterns: readonly PathPattern[];
  readonly headers: readonly string[];
  readonly queryKeys: readonly string[];
}

/** CloudFront takes so many names of a query in one key. */
const MOST_NAMES = 10;

/**
 * Few keys for all patterns, as an account has 20 policies: patterns of the same headers share one. A name that a call
 * does not read does no harm in its key, unless the edge fills it in: then there would be a copy for each of its values.
 */
export function cacheKeys(patterns: readonly PathPattern[]): readonly CacheKey[] {
  const keys: { patterns: PathPattern[]; headers: readonly string[]; queryKeys: readonly string[] }[] = [];
  for (const pattern of [...patterns].sort((a, b) => b.queryKeys.length - a.queryKeys.length)) {
    const headers = keyHeaders(pattern);
    const wider = (key: CacheKey) => [...new Set([...key.queryKeys, ...pattern.queryKeys])].sort();
    const key = keys.find(
      (one) =>
        one.headers.join() === headers.join() &&
        areFilledAlike(one.queryKeys, pattern.queryKeys) &&
        wider(one).length <= MOST_NAMES,
    );
    if (key) {
      key.queryKeys = wider(key);
      key.patterns.push(pattern);
    } else keys.push({ patterns: [pattern], headers, queryKeys: pattern.queryKeys });
  }
  return keys;
}

/** Whether the edge fills in the same names for both, or none for one of them. */
function areFilledAlike(...queries: readonly (readonly string[])[]): boolean {
  const filled = queries.map((names) => FOLDED.filter((name) => names.includes(name)).join());
  return new Set(filled.filter((names) => names !== '')).size < 2;
}

function keyHeaders({ isPage, isBesidePage, namesSite, readsToken }: PathPattern): readonly string[] {
  return [
    // Beside a page of the app a browser that opens an address that is none gets the page that says so.
    ...(isPage || isBesidePage ? ['x-groundswell-as'] : []),
    // Each name of the site has its own copy.
    // The address that a reply names, whole: on this machine it has no TLS.
    ...(namesSite ? ['x-groundswell-host', 'cloudfront-forwarded-proto'] : []),
    // A user's reply carries no-store; the key keeps one user's request from being answered with another's.
    ...(readsToken ? ['authorization'] : []),
  ];
}

/** The reply states how long it may be cached; without that it is not. */
function cachePolicy(scope: Construct, id: string, { patterns, headers, queryKeys }: CacheKey): ICachePolicy {
  return new CachePolicy(scope, id, {
    comment: `${patterns[0]?.pattern.replaceAll('*', '+')} and its like`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(Math.max(...patterns.map(({ keptS }) => keptS))),
    queryStringBehavior:
      queryKeys.length > 0 ? CacheQueryStringBehavior.allowList(...queryKeys) : CacheQueryStringBehavior.none(),
    headerBehavior: headers.length > 0 ? CacheHeaderBehavior.allowList(...headers) : CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}
