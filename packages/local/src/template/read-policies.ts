import type { CachePolicy, OriginRequestPolicy, ResponseHeadersPolicy, Selection } from './distribution-plan.ts';
import { asFlag, asList, asNumber, asObject, asText, asTexts, type JsonObject } from './json.ts';

const MODES: Readonly<Record<string, Selection['mode']>> = {
  none: 'none',
  all: 'all',
  allViewer: 'all',
  whitelist: 'some',
  allViewerAndWhitelistCloudFront: 'all',
  allExcept: 'allBut',
};

export function readCachePolicy({ CachePolicyConfig }: JsonObject): CachePolicy {
  const config = asObject(CachePolicyConfig, 'CachePolicyConfig');
  const key = asObject(config.ParametersInCacheKeyAndForwardedToOrigin, 'cache key');
  return {
    minTtlS: asNumber(config.MinTTL, 'MinTTL', 0),
    defaultTtlS: asNumber(config.DefaultTTL, 'DefaultTTL', 86_400),
    maxTtlS: asNumber(config.MaxTTL, 'MaxTTL', 31_536_000),
    ...readSelections(key),
    brotli: asFlag(key.EnableAcceptEncodingBrotli),
    gzip: asFlag(key.EnableAcceptEncodingGzip),
  };
}

export function readOriginRequestPolicy({ OriginRequestPolicyConfig }: JsonObject): OriginRequestPolicy {
  return readSelections(asObject(OriginRequestPolicyConfig, 'OriginRequestPolicyConfig'));
}

function readSelections(config: JsonObject) {
  return {
    headers: readSelection(config, 'Header', (name) => name.toLowerCase()),
    cookies: readSelection(config, 'Cookie', (name) => name),
    query: readSelection(config, 'QueryString', (name) => name),
  };
}

/** Reads `{ HeadersConfig: { HeaderBehavior, Headers } }`, and the same for cookies and query strings. */
function readSelection(config: JsonObject, kind: string, normalize: (name: string) => string): Selection {
  const part = asObject(config[`${kind}sConfig`], kind);
  const behavior = asText(part[`${kind}Behavior`] ?? 'none', kind);
  const mode = MODES[behavior];
  if (mode === undefined) throw new Error(`The local cloud does not know the ${kind} behavior ${behavior}.`);
  return { mode, names: new Set(asTexts(part[`${kind}s`], kind).map(normalize)) };
}

export function readResponseHeaders({ ResponseHeadersPolicyConfig }: JsonObject): ResponseHeadersPolicy {
  const config = asObject(ResponseHeadersPolicyConfig, 'ResponseHeadersPolicyConfig');
  const items = (part: string) => asList(asObject(config[part], part).Items, part).map((item) => asObject(item, part));
  const custom = items('CustomHeadersConfig').map(({ Header, Value, Override }) => ({
    name: asText(Header, 'Header').toLowerCase(),
    value: asText(Value, 'Value'),
    override: asFlag(Override),
  }));
  if (config.CorsConfig !== undefined)
    throw new Error('The local cloud cannot run a CorsConfig of a response headers policy.');
  return {
    set: [...readSecurityHeaders(asObject(config.SecurityHeadersConfig, 'SecurityHeadersConfig')), ...custom],
    remove: items('RemoveHeadersConfig').map(({ Header }) => asText(Header, 'Header').toLowerCase()),
  };
}

function readSecurityHeaders(config: JsonObject): ResponseHeadersPolicy['set'] {
  const values: Readonly<Record<string, (part: JsonObject) => readonly [name: string, value: string]>> = {
    ContentSecurityPolicy: (part) => [
      'content-security-policy',
      asText(part.ContentSecurityPolicy, 'ContentSecurityPolicy'),
    ],
    ContentTypeOptions: () => ['x-content-type-options', 'nosniff'],
    FrameOptions: (part) => ['x-frame-options', asText(part.FrameOption, 'FrameOption')],
    ReferrerPolicy: (part) => ['referrer-policy', asText(part.ReferrerPolicy, 'ReferrerPolicy')],
    StrictTransportSecurity: (part) => ['strict-transport-security', strictTransport(part)],
    XSSProtection: (part) => [
      'x-xss-protection',
      asFlag(part.Protection) ? `1${asFlag(part.ModeBlock) ? '; mode=block' : ''}` : '0',
    ],
  };
  return Object.entries(config).map(([kind, value]) => {
    const part = asObject(value, kind);
    const header = values[kind]?.(part);
    if (!header) throw new Error(`The local cloud does not know the security header ${kind}.`);
    return { name: header[0], value: header[1], override: asFlag(part.Override) };
  });
}

function strictTransport(part: JsonObject): string {
  const age = `max-age=${asNumber(part.AccessControlMaxAgeSec, 'AccessControlMaxAgeSec', 0)}`;
  const subdomains = asFlag(part.IncludeSubdomains) ? '; includeSubDomains' : '';
  return age + subdomains + (asFlag(part.Preload) ? '; preload' : '');
}
