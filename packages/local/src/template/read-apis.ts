import { nameOf } from './identify.ts';
import { asFlag, asNumber, asText, asTexts, isObject } from './json.ts';
import type { ApiPlan, AuthorizerPlan, RoutePlan, ThrottlePlan } from './plan.ts';
import { evaluated, functionNameIn, ofType } from './read-functions.ts';
import type { Resource } from './scope.ts';

/** API Gateway's default, for an authorizer without a TTL. */
const KEPT_S = 300;

/** API Gateway's throttle of an account and region. */
const ACCOUNT_THROTTLE: ThrottlePlan = { perSecond: 10_000, burst: 5000 };

/** Reads the HTTP APIs with the function and authorizer of each route. Throws for an unsupported authorizer. */
export function readApis(resources: readonly Resource[]): readonly ApiPlan[] {
  return ofType(resources, 'AWS::ApiGatewayV2::Api').map((api) => {
    const id = nameOf(api);
    const authorizers = readAuthorizers(resources, id);
    const routes = readRoutes(resources, id);
    for (const { routeKey, authorizerId } of routes)
      if (authorizerId !== undefined && !authorizers.has(authorizerId))
        throw new Error(`The route ${routeKey} wants the authorizer ${authorizerId}, which is not there.`);
    return { id, authorizers, routes, ...readThrottle(resources, id) };
  });
}

function readThrottle(resources: readonly Resource[], apiId: string): { readonly throttle?: ThrottlePlan } {
  for (const resource of ofType(resources, 'AWS::ApiGatewayV2::Stage')) {
    const { ApiId, DefaultRouteSettings: settings } = evaluated(resource);
    if (ApiId !== apiId || !isObject(settings)) continue;
    const { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst } = settings;
    return {
      throttle: {
        perSecond: asNumber(perSecond, resource.logicalId, ACCOUNT_THROTTLE.perSecond),
        burst: asNumber(burst, resource.logicalId, ACCOUNT_THROTTLE.burst),
      },
    };
  }
  return {};
}

function readRoutes(resources: readonly Resource[], apiId: string): readonly RoutePlan[] {
  const integrations = new Map(
    ofType(resources, 'AWS::ApiGatewayV2::Integration').map((resource) => [
      nameOf(resource),
      functionNameIn(asText(evaluated(resource).IntegrationUri, resource.logicalId)),
    ]),
  );
  return ofType(resources, 'AWS::ApiGatewayV2::Route')
    .map((resource) => ({ resource, route: evaluated(resource) }))
    .filter(({ route }) => route.ApiId === apiId)
    .map(({ resource, route }) => {
      const { AuthorizationType = 'NONE', AuthorizerId, Target, RouteKey } = route;
      if (AuthorizationType !== 'NONE' && AuthorizationType !== 'CUSTOM')
        throw new Error(`The route ${RouteKey} wants ${AuthorizationType}, unknown here.`);
      const functionName = integrations.get(asText(Target, resource.logicalId).replace(/^integrations\//, ''));
      if (functionName === undefined) throw new Error(`The route ${RouteKey} leads to no function.`);
      return {
        routeKey: asText(RouteKey, resource.logicalId),
        functionName,
        authorizerId: AuthorizationType === 'CUSTOM' ? asText(AuthorizerId, resource.logicalId) : undefined,
      };
    });
}

function readAuthorizers(resources: readonly Resource[], apiId: string): ReadonlyMap<string, AuthorizerPlan> {
  const authorizers = ofType(resources, 'AWS::ApiGatewayV2::Authorizer')
    .map((resource) => ({ resource, authorizer: evaluated(resource) }))
    .filter(({ authorizer }) => authorizer.ApiId === apiId);
  return new Map(
    authorizers.map(({ resource, authorizer }): [string, AuthorizerPlan] => {
      const { logicalId } = resource;
      const [source = '', ...others] = asTexts(authorizer.IdentitySource, logicalId);
      const [, header] = /^\$request\.header\.([\w-]+)$/.exec(source) ?? [];
      if (authorizer.AuthorizerType !== 'REQUEST' || !asFlag(authorizer.EnableSimpleResponses) || !header || others[0])
        throw new Error(`${logicalId} cannot run here: it does not ask a function about one header, for yes or no.`);
      return [
        nameOf(resource),
        {
          functionName: functionNameIn(asText(authorizer.AuthorizerUri, logicalId)),
          header: header.toLowerCase(),
          keptMs: asNumber(authorizer.AuthorizerResultTtlInSeconds, logicalId, KEPT_S) * 1000,
        },
      ];
    }),
  );
}
