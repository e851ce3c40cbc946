import { describe, expect, test } from 'vitest';
import {
  at,
  list,
  rolePolicies,
  siteDistribution,
  synthesizeScratch,
  WITH_SETTINGS,
} from './test-support/scratch-cloud.ts';

const { facebookSecretArn: FACEBOOK, edgeKeyVersion } = WITH_SETTINGS;
const cloud = synthesizeScratch(WITH_SETTINGS);
const ofType = (type: string) => cloud.filter((resource) => resource.type === type);
const functions = ofType('AWS::Lambda::Function');
const lambdaOf = (name: string) =>
  functions.find(({ properties }) => String(properties.Description).endsWith(`/${name}`));
const policyOf = (name: string) => {
  const role = at(lambdaOf(name)?.properties, 'Role', 'Fn::GetAtt', 0);
  return rolePolicies(cloud).find(({ properties }) => at(properties, 'Roles', 0, 'Ref') === role);
};

describe('the API', () => {
  const [authorizer, ...others] = ofType('AWS::ApiGatewayV2::Authorizer');

  test('calls the authorizer for the key of the edge, and caches its decision for an hour', () => {
    expect(others).toEqual([]);
    expect(authorizer?.properties).toMatchObject({
      AuthorizerType: 'REQUEST',
      AuthorizerPayloadFormatVersion: '2.0',
      EnableSimpleResponses: true,
      IdentitySource: ['$request.header.x-groundswell-edge'],
      AuthorizerResultTtlInSeconds: 3600,
    });
    const check = lambdaOf('check-edge-key');
    expect(JSON.stringify(authorizer?.properties.AuthorizerUri)).toContain(`"${check?.id}"`);
    expect(at(check?.properties, 'Environment', 'Variables')).toEqual({
      EDGE_KEY_ARN: expect.anything(),
      METRICS_AREA: 'edge',
      METRICS_NAMESPACE: 'Groundswell',
    });
  });

  test('every route calls the authorizer before its function', () => {
    const routes = ofType('AWS::ApiGatewayV2::Route');
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.map(({ properties }) => properties.RouteKey)).toContain('$default');
    const nested = ofType('AWS::CloudFormation::Stack').map(({ properties }) => properties.Parameters);
    for (const { id, template, properties } of routes) {
      expect(properties.AuthorizationType, id).toBe('CUSTOM');
      const given = String(at(properties, 'AuthorizerId', 'Ref'));
      // Each nested stack receives the authorizer's id as a parameter. The parameter's name and value must be the same
      // in all nested stacks.
      const parameterNames = nested
        .map((parameters) => at(parameters, given, 'Ref'))
        .filter((value) => value !== undefined);
      expect(new Set(template === authorizer?.template ? [given] : parameterNames), id).toEqual(
        new Set([authorizer?.id]),
      );
    }
  });
});

test('the edge sends the key, whose value is in no template', () => {
  for (const [resources, version] of [
    [synthesizeScratch(), ''],
    [cloud, edgeKeyVersion],
  ] as const) {
    const config = at(siteDistribution(resources)?.properties, 'DistributionConfig');
    const origins = list(at(config, 'Origins')).filter((origin) => at(origin, 'CustomOriginConfig'));
    const headers = origins.flatMap((origin) => list(at(origin, 'OriginCustomHeaders')));
    expect(headers.map((header) => at(header, 'HeaderName'))).toEqual(['x-groundswell-edge']);
    expect(JSON.stringify(at(headers[0], 'HeaderValue'))).toMatch(
      new RegExp(`\\{\\{resolve:secretsmanager:.*:SecretString:::${version}\\}\\}`),
    );
  }
});

test('no function’s environment contains a secret, nor a reference that resolves to one', () => {
  expect(functions.length).toBeGreaterThan(40);
  for (const { id, properties } of functions) {
    const environment = JSON.stringify(properties.Environment ?? {});
    expect(environment, id).not.toContain('{{resolve:');
    expect(environment, id).not.toMatch(/"(EDGE_KEY|FACEBOOK_APP_SECRET)"/);
  }
});

test('functions that check Facebook’s tokens read the app’s secret at run time, and no other may', () => {
  const checks = ['issue-token', 'link-provider'];
  for (const name of checks)
    expect(at(lambdaOf(name)?.properties, 'Environment', 'Variables', 'FACEBOOK_SECRET_ARN')).toBe(FACEBOOK);
  const readers = rolePolicies(cloud).filter(({ properties }) => JSON.stringify(properties).includes(FACEBOOK));
  expect(new Set(readers)).toEqual(new Set(checks.map(policyOf)));
});
