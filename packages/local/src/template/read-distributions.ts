import type { Behaviour, DistributionPlan, Origin } from './distribution-plan.ts';
import { arnOf, distributionHost, nameOf } from './identify.ts';
import { asFlag, asList, asNumber, asObject, asText, asTexts, type Json, type JsonObject } from './json.ts';
import { managedCachePolicies, managedOriginRequestPolicies, managedResponseHeaders } from './managed-policies.ts';
import { evaluated, ofType } from './read-functions.ts';
import { readLimits } from './read-limits.ts';
import { readCachePolicy, readOriginRequestPolicy, readResponseHeaders } from './read-policies.ts';
import type { Resource } from './scope.ts';

/**
 * Reads the distributions and resolves their policies and functions. Throws for a part that the local cloud cannot run.
 */
export function readDistributions(resources: readonly Resource[], siteHost: string): readonly DistributionPlan[] {
  const policies = {
    cache: new Map([
      ...Object.entries(managedCachePolicies),
      ...named(resources, 'AWS::CloudFront::CachePolicy', readCachePolicy),
    ]),
    originRequest: new Map([
      ...Object.entries(managedOriginRequestPolicies),
      ...named(resources, 'AWS::CloudFront::OriginRequestPolicy', readOriginRequestPolicy),
    ]),
    responseHeaders: new Map([
      ...Object.entries(managedResponseHeaders),
      ...named(resources, 'AWS::CloudFront::ResponseHeadersPolicy', readResponseHeaders),
    ]),
    limits: new Map(
      ofType(resources, 'AWS::WAFv2::WebACL').map((resource) => [
        arnOf(resource, nameOf(resource)),
        readLimits(evaluated(resource)),
      ]),
    ),
    functions: named(resources, 'AWS::CloudFront::Function', ({ FunctionCode }) =>
      asText(FunctionCode, 'FunctionCode'),
    ),
  };

  return ofType(resources, 'AWS::CloudFront::Distribution').map((resource) => {
    const config = asObject(evaluated(resource).DistributionConfig, resource.logicalId);
    const behaviour = (value: Json) => readBehaviour(asObject(value, 'behavior'), policies);
    const rootObject = config.DefaultRootObject;
    return {
      name: nameOf(resource),
      host: distributionHost(resource.logicalId, siteHost),
      rootObject: rootObject === undefined ? undefined : asText(rootObject, 'DefaultRootObject'),
      behaviours: [
        ...asList(config.CacheBehaviors, 'CacheBehaviors').map(behaviour),
        behaviour(asObject(config.DefaultCacheBehavior, 'DefaultCacheBehavior')),
      ],
      origins: new Map(
        asList(config.Origins, 'Origins')
          .map(readOrigin)
          .map((origin) => [origin.id, origin]),
      ),
      limits: optional(policies.limits, config.WebACLId, 'web ACL') ?? [],
      customErrors: asList(config.CustomErrorResponses, 'CustomErrorResponses').map((value) => {
        const { ErrorCode, ResponsePagePath, ResponseCode } = asObject(value, 'custom error');
        return {
          status: asNumber(ErrorCode, 'ErrorCode', 0),
          pagePath: ResponsePagePath === undefined ? undefined : asText(ResponsePagePath, 'ResponsePagePath'),
          responseStatus: ResponseCode === undefined ? undefined : asNumber(ResponseCode, 'ResponseCode', 200),
        };
      }),
    };
  });
}

interface Policies {
  readonly cache: ReadonlyMap<string, Behaviour['cache']>;
  readonly originRequest: ReadonlyMap<string, Behaviour['originRequest']>;
  readonly responseHeaders: ReadonlyMap<string, Behaviour['responseHeaders']>;
  readonly functions: ReadonlyMap<string, string>;
}

function readBehaviour(config: JsonObject, policies: Policies): Behaviour {
  const pattern = config.PathPattern === undefined ? '*' : asText(config.PathPattern, 'PathPattern');
  const events = new Map(
    asList(config.FunctionAssociations, 'FunctionAssociations').map((value) => {
      const { EventType, FunctionARN } = asObject(value, 'function association');
      const name = asText(FunctionARN, 'FunctionARN').split('/').at(-1);
      return [asText(EventType, 'EventType'), find(policies.functions, name, 'function')];
    }),
  );
  if (asList(config.LambdaFunctionAssociations, pattern).length > 0) throw new Error('Lambda@Edge cannot run here.');
  const methods = asTexts(config.AllowedMethods, 'AllowedMethods');
  return {
    pattern,
    originId: asText(config.TargetOriginId, 'TargetOriginId'),
    allowedMethods: new Set(methods.length > 0 ? methods : ['GET', 'HEAD']),
    cache: find(policies.cache, config.CachePolicyId, 'cache policy'),
    originRequest: optional(policies.originRequest, config.OriginRequestPolicyId, 'origin request policy'),
    responseHeaders: optional(policies.responseHeaders, config.ResponseHeadersPolicyId, 'response headers policy'),
    compress: asFlag(config.Compress),
    onRequest: events.get('viewer-request'),
    onResponse: events.get('viewer-response'),
  };
}

function readOrigin(value: Json): Origin {
  const { Id, DomainName, OriginPath, OriginCustomHeaders } = asObject(value, 'origin');
  const headers = asList(OriginCustomHeaders, 'OriginCustomHeaders').map((header) => {
    const { HeaderName, HeaderValue } = asObject(header, 'origin header');
    return [asText(HeaderName, 'HeaderName').toLowerCase(), asText(HeaderValue, 'HeaderValue')];
  });
  return {
    id: asText(Id, 'origin'),
    host: asText(DomainName, 'DomainName'),
    path: OriginPath === undefined ? '' : asText(OriginPath, 'OriginPath'),
    headers: Object.fromEntries(headers),
  };
}

function named<T>(resources: readonly Resource[], type: string, read: (properties: JsonObject) => T): Map<string, T> {
  return new Map(ofType(resources, type).map((resource) => [nameOf(resource), read(evaluated(resource))]));
}

function optional<T>(known: ReadonlyMap<string, T>, id: Json | undefined, what: string): T | undefined {
  return id === undefined ? undefined : find(known, id, what);
}

function find<T>(known: ReadonlyMap<string, T>, id: Json | undefined, what: string): T {
  const found = known.get(asText(id, what));
  if (found === undefined) throw new Error(`The local cloud does not know the ${what} ${id}.`);
  return found;
}
