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
  /** The CloudFront function for patterns whose reply depends on the request's headers or cookies. */
  readonly pageOrCall: FunctionAssociation;
  /** The CloudFront function for the open API; it answers CORS preflights. */
  readonly openCall: FunctionAssociation;
  /**
   * The CloudFront function for calls with coordinates in the path. It normalizes the coordinates, so that the cache
   * stores one reply per place.
   */
  readonly onePlace: FunctionAssociation;
  /** The CloudFront function for all other uncached calls. */
  readonly siteHost: FunctionAssociation;
  /** Whether all cached calls share one cache key, because another stage needs most of the account's cache policies. */
  readonly hasOneKey: boolean;
}

/**
 * Builds the edge's behavior for each path pattern of the calls. A cacheable request reaches the function only with the
 * values of its cache key, so that nothing else can affect a cached reply.
 */
export function callBehaviors(scope: Construct, props: CallBehaviorsProps): Record<string, BehaviorOptions> {
  const kept = props.patterns.filter(({ keptS }) => keptS > 0);
  const keys = props.hasOneKey ? [oneKey(kept)] : cacheKeys(kept);
  const policies = keys.map((key, index) => ({ key, policy: cachePolicy(scope, `Calls${index + 1}`, key) }));
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

/** Query parameters that a CloudFront function fills in from cookies and headers if the request lacks them. */
const FILLED_BY_EDGE = ['units', 'lang'];

function behaviorOf(
  pattern: PathPattern,
  { origin, pageOrCall, openCall, onePlace, siteHost }: CallBehaviorsProps,
): BehaviorOptions {
  const isNormalised =
    pattern.isPage || pattern.isBelowPage || pattern.queryKeys.some((key) => FILLED_BY_EDGE.includes(key));
  return {
    origin,
    // A program that calls without TLS has sent its secrets in plain text. A redirect would hide that mistake, so such
    // calls fail.
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
 * The headers that a function receives with an uncached request. The host is left out, because API Gateway would take
 * it for its own. CloudFront allows ten headers.
 */
const READ_HEADERS = [
  'accept',
  'content-type',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-groundswell-as',
  'x-groundswell-host',
  // CloudFront sets these itself: the scheme, the address and the country of the viewer.
  'cloudfront-forwarded-proto',
  'cloudfront-viewer-address',
  'cloudfront-viewer-country',
];

/**
 * Builds the policies of uncached calls. CloudFront forwards `authorization` only as part of a cache key, so these
 * calls need a cache policy too. Their replies forbid caching, and the maximum TTL is a second.
 */
function uncachedBehavior(scope: Construct): Pick<BehaviorOptions, 'cachePolicy' | 'originRequestPolicy'> {
  return {
    cachePolicy: new CachePolicy(scope, 'NotKept', {
      comment: 'Calls that are kept nowhere',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      // The Stripe signature and `if-match` are here because the origin request policy already has its ten headers.
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
  /** Whether the key has the whole query instead of `queryKeys`. */
  readonly hasWholeQuery?: true;
}

/** CloudFront's limit of query parameters in a cache key. */
const MOST_NAMES = 10;

/**
 * Groups patterns into few cache keys, because an AWS account may have only 20 cache policies. Patterns with the same
 * headers share a key. A shared key may contain a parameter that a pattern ignores, unless the edge fills in that
 * parameter. Otherwise the cache would store a separate copy per value.
 */
export function cacheKeys(patterns: readonly PathPattern[]): readonly CacheKey[] {
  const keys: { patterns: PathPattern[]; headers: readonly string[]; queryKeys: readonly string[] }[] = [];
  for (const pattern of [...patterns].sort((a, b) => b.queryKeys.length - a.queryKeys.length)) {
    const headers = keyHeaders(pattern);
    const wider = (key: CacheKey) => [...new Set([...key.queryKeys, ...pattern.queryKeys])].sort();
    const key = keys.find(
      (one) =>
        one.headers.join() === headers.join() &&
        haveSameFilledParameters(one.queryKeys, pattern.queryKeys) &&
        wider(one).length <= MOST_NAMES,
    );
    if (key) {
      key.queryKeys = wider(key);
      key.patterns.push(pattern);
    } else keys.push({ patterns: [pattern], headers, queryKeys: pattern.queryKeys });
  }
  return keys;
}

/** Builds a key that suits all patterns. The cache stores a copy for each value of parameters that a pattern ignores. */
function oneKey(patterns: readonly PathPattern[]): CacheKey {
  return { patterns, headers: [...new Set(patterns.flatMap(keyHeaders))], queryKeys: [], hasWholeQuery: true };
}

/**
 * Whether two queries can share a cache key: the edge fills in the same parameters for both, or none for at least one
 * of them.
 */
function haveSameFilledParameters(...queries: readonly (readonly string[])[]): boolean {
  const filled = queries.map((names) => FILLED_BY_EDGE.filter((name) => names.includes(name)).join());
  return new Set(filled.filter((names) => names !== '')).size < 2;
}

function keyHeaders({ isPage, isBelowPage, namesSite, readsToken }: PathPattern): readonly string[] {
  return [
    // An unknown path below a page of the app returns the not-found page to a browser and JSON to a program.
    ...(isPage || isBelowPage ? ['x-groundswell-as'] : []),
    // The cache stores a reply that contains the site's address once per host name. The key includes the scheme too,
    // because the local site uses plain HTTP.
    ...(namesSite ? ['x-groundswell-host', 'cloudfront-forwarded-proto'] : []),
    // The reply to a signed-in user is sent with `no-store`. The key prevents concurrent requests of different users
    // from sharing a reply.
    ...(readsToken ? ['authorization'] : []),
  ];
}

/** Builds a cache policy. A reply without caching headers is not cached. */
function cachePolicy(scope: Construct, id: string, key: CacheKey): ICachePolicy {
  const { patterns, headers } = key;
  return new CachePolicy(scope, id, {
    comment: `${patterns[0]?.pattern.replaceAll('*', '+')} and its like`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(Math.max(...patterns.map(({ keptS }) => keptS))),
    queryStringBehavior: queryBehavior(key),
    headerBehavior: headers.length > 0 ? CacheHeaderBehavior.allowList(...headers) : CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}

function queryBehavior({ queryKeys, hasWholeQuery }: CacheKey): CacheQueryStringBehavior {
  if (hasWholeQuery) return CacheQueryStringBehavior.all();
  return queryKeys.length > 0 ? CacheQueryStringBehavior.allowList(...queryKeys) : CacheQueryStringBehavior.none();
}
