import { describe, expect, test } from 'vitest';
import { callNeeds } from './needs/all-needs.ts';
import type { CallNeeds } from './needs/needs.ts';
import { at, list, siteDistribution, synthesizeScratch } from './test-support/scratch-cloud.ts';

const cloud = synthesizeScratch();
const ofType = (type: string) => cloud.filter((resource) => resource.type === type);
const functions = ofType('AWS::Lambda::Function');
const environmentOf = (name: string) =>
  at(
    functions.find(({ properties }) => String(properties.Description).endsWith(`/${name}`))?.properties,
    'Environment',
    'Variables',
  );

describe('the user pool', () => {
  const [pool] = ofType('AWS::Cognito::UserPool');
  const lambdaOf = (name: string) => ({
    'Fn::GetAtt': [functions.find(({ properties }) => properties.Description === `auth-triggers/${name}`)?.id, 'Arn'],
  });

  test('the only client has a secret, and no flow that works without it', () => {
    const clients = ofType('AWS::Cognito::UserPoolClient').map(({ properties }) => properties);
    expect(clients).toHaveLength(1);
    expect(clients[0]).toMatchObject({
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
      PreventUserExistenceErrors: 'ENABLED',
    });
    expect(ofType('AWS::Cognito::UserPoolDomain')).toEqual([]);
  });

  test('a session can be ended, and none lasts longer than a year', () => {
    expect(ofType('AWS::Cognito::UserPoolClient')[0]?.properties).toMatchObject({
      EnableTokenRevocation: true,
      AccessTokenValidity: 60,
      RefreshTokenValidity: 365 * 24 * 60,
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    });
  });

  test('a user may read and write only one attribute, which nobody has and nobody can be given', () => {
    const client = ofType('AWS::Cognito::UserPoolClient')[0]?.properties;
    // In Cognito, an empty or missing list means all attributes.
    expect([client?.ReadAttributes, client?.WriteAttributes]).toEqual([['custom:closed'], ['custom:closed']]);
    expect(list(at(pool?.properties, 'Schema'))).toEqual([
      expect.objectContaining({ Name: 'closed', Mutable: false, AttributeDataType: 'String' }),
    ]);
  });

  test('only our functions create users, and a user name is their only name', () => {
    expect(pool?.properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only' }] },
      UsernameConfiguration: { CaseSensitive: true },
    });
    for (const name of ['UsernameAttributes', 'AliasAttributes', 'AutoVerifiedAttributes'])
      expect(pool?.properties[name], name).toBeUndefined();
  });

  test('our functions check challenges and limit the scopes of tokens', () => {
    const checks = lambdaOf('answer-challenge');
    expect(at(pool?.properties, 'LambdaConfig')).toEqual({
      DefineAuthChallenge: checks,
      CreateAuthChallenge: checks,
      VerifyAuthChallengeResponse: checks,
      PreTokenGenerationConfig: { LambdaArn: lambdaOf('limit-scopes'), LambdaVersion: 'V2_0' },
    });
    // Cognito's Lite plan does not offer version 2 of the pre-token-generation trigger, which the user pool uses.
    expect(pool?.properties.UserPoolTier).toBe('ESSENTIALS');
  });

  test('the client’s secret is in no template or setting, and only functions that call Cognito may read it', () => {
    expect(JSON.stringify(cloud.map(({ properties }) => properties))).not.toContain('ClientSecret');
    const signsIn = Object.entries<CallNeeds>(callNeeds).filter(([, { cognito }]) =>
      cognito?.includes('AdminInitiateAuth'),
    );
    const reads = Object.entries<CallNeeds>(callNeeds).filter(([, { cognito }]) =>
      cognito?.includes('DescribeUserPoolClient'),
    );
    expect(reads.map(([name]) => name).sort()).toEqual(
      [...signsIn.map(([name]) => name), 'logout', 'logout-everywhere', 'delete-account'].sort(),
    );
  });

  test("no template contains a secret's value", () => {
    const text = JSON.stringify(cloud.map(({ properties }) => properties));
    expect(text).not.toMatch(/"SecretString":"/);
    expect(ofType('AWS::SecretsManager::Secret').length).toBe(3);
    for (const { properties } of ofType('AWS::SecretsManager::Secret'))
      expect(properties.GenerateSecretString).toMatchObject({ PasswordLength: 64 });
  });
});

test.each(Object.entries<CallNeeds>(callNeeds))(
  '%s may read secrets, queues and provider settings as its entry states',
  (name, needs) => {
    const environment = environmentOf(name);
    const has = (variable: string) => at(environment, variable) !== undefined;
    expect({
      account: has('ACCOUNT_SECRET_ARN'),
      site: has('SITE_SECRET_ARN'),
      email: has('EMAIL_QUEUE_URL'),
      codes: has('CODES_QUEUE_URL'),
      named: has('GOOGLE_CLIENT_ID'),
      checked: has('FACEBOOK_SECRET_ARN'),
    }).toEqual({
      account: needs.secrets?.includes('account') === true,
      site: needs.secrets?.includes('site') === true,
      email: needs.sendsEmails === true,
      codes: needs.sendsCodes === true,
      named: needs.providers !== undefined,
      checked: needs.providers === 'checked',
    });
  },
);

test("the edge passes on the visitor's address, and shows the key that the API requires", () => {
  const config = at(siteDistribution(cloud)?.properties, 'DistributionConfig');
  const api = list(at(config, 'Origins')).find((origin) => at(origin, 'CustomOriginConfig'));
  expect(list(at(api, 'OriginCustomHeaders')).map((header) => at(header, 'HeaderName'))).toEqual([
    'x-groundswell-edge',
  ]);
  const headers = ofType('AWS::CloudFront::OriginRequestPolicy')[0];
  const login = list(at(config, 'CacheBehaviors')).find((behavior) => at(behavior, 'PathPattern') === '/login/ajax');
  expect(at(login, 'OriginRequestPolicyId', 'Ref')).toBe(headers?.id);
  expect(at(headers?.properties, 'OriginRequestPolicyConfig', 'HeadersConfig', 'Headers')).toContain(
    'cloudfront-viewer-address',
  );
});
