import { describe, expect, test } from 'vitest';
import { type CallNeeds, callNeeds } from './call-needs.ts';
import { at, list, synthesizeScratch } from './test-support/scratch-cloud.ts';

const cloud = synthesizeScratch();
const ofType = (type: string) => cloud.filter((resource) => resource.type === type);
const functions = ofType('AWS::Lambda::Function');
const environmentOf = (name: string) =>
  at(
    functions.find(({ properties }) => String(properties.Description).endsWith(`/${name}`))?.properties,
    'Environment',
    'Variables',
  );

describe('the people', () => {
  const days = (n: number) => n * 24 * 60;

  test('two clients differ in how long a session lasts, and in nothing else', () => {
    const clients = ofType('AWS::Cognito::UserPoolClient').map(({ properties }) => properties);
    expect(clients.map((client) => client.RefreshTokenValidity).sort()).toEqual([days(30), days(365)]);
    for (const client of clients)
      expect(client).toMatchObject({
        ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
        AllowedOAuthFlowsUserPoolClient: false,
        PreventUserExistenceErrors: 'ENABLED',
        EnableTokenRevocation: true,
        AccessTokenValidity: 60,
        RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      });
  });

  test('nobody signs up past our own function, and challenges are checked by ours', () => {
    const [pool] = ofType('AWS::Cognito::UserPool');
    expect(at(pool?.properties, 'AdminCreateUserConfig', 'AllowAdminCreateUserOnly')).toBe(true);
    const lambda = functions.find(({ properties }) => properties.Description === 'auth-triggers/answer-challenge');
    const triggers = Object.values(Object(at(pool?.properties, 'LambdaConfig')));
    expect(triggers).toHaveLength(3);
    for (const trigger of triggers) expect(at(trigger, 'Fn::GetAtt', 0)).toBe(lambda?.id);
  });

  test('no value of a secret stands in a template', () => {
    const text = JSON.stringify(cloud.map(({ properties }) => properties));
    expect(text).not.toMatch(/"SecretString":"/);
    expect(ofType('AWS::SecretsManager::Secret').length).toBe(2);
    for (const { properties } of ofType('AWS::SecretsManager::Secret'))
      expect(properties.GenerateSecretString).toMatchObject({ PasswordLength: 64 });
  });
});

test.each(Object.entries<CallNeeds>(callNeeds))(
  '%s is told of secrets, queues and providers as its entry says',
  (name, needs) => {
    const environment = environmentOf(name);
    const has = (variable: string) => at(environment, variable) !== undefined;
    expect({
      secret: has('ACCOUNT_SECRET_ARN'),
      letters: has('LETTERS_QUEUE_URL'),
      named: has('GOOGLE_CLIENT_ID'),
      checked: has('FACEBOOK_SECRET_ARN'),
    }).toEqual({
      secret: needs.accountSecret === true,
      letters: needs.sendsLetters === true,
      named: needs.providers !== undefined,
      checked: needs.providers === 'checked',
    });
  },
);

test('the edge says who visits, and shows the key for which the API hears it', () => {
  const config = at(ofType('AWS::CloudFront::Distribution')[0]?.properties, 'DistributionConfig');
  const api = list(at(config, 'Origins')).find((origin) => at(origin, 'CustomOriginConfig'));
  expect(list(at(api, 'OriginCustomHeaders')).map((header) => at(header, 'HeaderName'))).toEqual([
    'x-groundswell-edge',
  ]);
  const asked = ofType('AWS::CloudFront::OriginRequestPolicy')[0];
  const login = list(at(config, 'CacheBehaviors')).find((behavior) => at(behavior, 'PathPattern') === '/login/ajax');
  expect(at(login, 'OriginRequestPolicyId', 'Ref')).toBe(asked?.id);
  expect(at(asked?.properties, 'OriginRequestPolicyConfig', 'HeadersConfig', 'Headers')).toContain(
    'cloudfront-viewer-address',
  );
});
