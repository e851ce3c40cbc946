/**
 * Which headers, cookies or query values are selected: none, all, some, or all but some. Header names in lower case.
 */
export interface Selection {
  readonly mode: 'none' | 'all' | 'some' | 'allBut';
  readonly names: ReadonlySet<string>;
}

export interface CachePolicy {
  readonly minTtlS: number;
  readonly defaultTtlS: number;
  readonly maxTtlS: number;
  readonly headers: Selection;
  readonly cookies: Selection;
  readonly query: Selection;
  readonly brotli: boolean;
  readonly gzip: boolean;
}

export interface OriginRequestPolicy {
  readonly headers: Selection;
  readonly cookies: Selection;
  readonly query: Selection;
}

export interface ResponseHeadersPolicy {
  readonly set: readonly { readonly name: string; readonly value: string; readonly override: boolean }[];
  /** Names in small letters. */
  readonly remove: readonly string[];
}

/** A path pattern with the handling of requests that match it. */
export interface Behaviour {
  /** `/assets/*`; `*` for the last. */
  readonly pattern: string;
  readonly originId: string;
  readonly allowedMethods: ReadonlySet<string>;
  readonly cache: CachePolicy;
  readonly originRequest?: OriginRequestPolicy;
  readonly responseHeaders?: ResponseHeadersPolicy;
  readonly compress: boolean;
  /** Source of the CloudFront Functions that see each request and reply. */
  readonly onRequest?: string;
  readonly onResponse?: string;
}

export interface Origin {
  readonly id: string;
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface CustomError {
  readonly status: number;
  readonly pagePath?: string;
  readonly responseStatus?: number;
}

/** Requests of one address within a sliding window of time. */
export interface RateLimit {
  readonly requests: number;
  readonly windowMs: number;
  /** The paths that count. */
  readonly paths: RegExp;
  /** The reply past the limit. */
  readonly reply: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

export interface DistributionPlan {
  readonly name: string;
  /** The host that it answers at, on this machine. */
  readonly host: string;
  readonly rootObject?: string;
  /** In the order in which they are tried. */
  readonly behaviours: readonly Behaviour[];
  readonly origins: ReadonlyMap<string, Origin>;
  readonly customErrors: readonly CustomError[];
  readonly limits: readonly RateLimit[];
}
