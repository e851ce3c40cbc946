import { nameOf, physicalIdOf } from './identify.ts';
import { asFlag, asList, asNumber, asObject, asText, asTexts, type Json, type JsonObject } from './json.ts';
import type { AppClientPlan, UserPoolPlan } from './plan.ts';
import { evaluated, functionNameIn, ofType } from './read-functions.ts';
import type { Resource } from './scope.ts';

const UNIT_S: Readonly<Record<string, number>> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
/** Cognito's default, for a pool without a minimum length. */
const LEAST_PASSWORD_LENGTH = 8;

/** Reads the user pools with their app clients. Throws for a rule that the local cloud does not support. */
export function readUserPools(resources: readonly Resource[]): readonly UserPoolPlan[] {
  return ofType(resources, 'AWS::Cognito::UserPool').map((resource) => {
    const { logicalId } = resource;
    const pool = evaluated(resource);
    const id = physicalIdOf(resource);
    requireClosed(pool, logicalId);
    const policy = asObject(asObject(pool.Policies, logicalId).PasswordPolicy, logicalId);
    for (const kind of ['Lowercase', 'Uppercase', 'Numbers', 'Symbols'])
      if (asFlag(policy[`Require${kind}`]))
        throw new Error(`Passwords of ${logicalId} need ${kind.toLowerCase()}; only their length is known here.`);

    return {
      id,
      issuer: `https://cognito-idp.${resource.scope.world.region}.amazonaws.com/${id}`,
      leastPasswordLength: asNumber(policy.MinimumLength, logicalId, LEAST_PASSWORD_LENGTH),
      triggers: readTriggers(asObject(pool.LambdaConfig, logicalId), logicalId),
      clients: readClients(resources, id),
    };
  });
}

/** Throws unless an administrator creates the users and their passwords, and users sign in by user name only. */
function requireClosed(pool: JsonObject, logicalId: string): void {
  const aliases = [...asTexts(pool.UsernameAttributes, logicalId), ...asTexts(pool.AliasAttributes, logicalId)];
  const { AllowAdminCreateUserOnly } = asObject(pool.AdminCreateUserConfig, logicalId);
  const recovery = asList(asObject(pool.AccountRecoverySetting, logicalId).RecoveryMechanisms, logicalId);
  const isClosed =
    aliases.length === 0 &&
    asFlag(asObject(pool.UsernameConfiguration, logicalId).CaseSensitive) &&
    asFlag(AllowAdminCreateUserOnly) &&
    recovery.length === 1 &&
    asObject(recovery[0], logicalId).Name === 'admin_only';
  if (!isClosed)
    throw new Error(
      `The local cloud runs a user pool whose users are made by an administrator, by a user name told apart by case: not ${logicalId}.`,
    );
}

function readTriggers(config: JsonObject, logicalId: string): UserPoolPlan['triggers'] {
  const trigger = (value: Json | undefined) =>
    value === undefined ? undefined : functionNameIn(asText(value, `trigger of ${logicalId}`));
  const { LambdaArn, LambdaVersion } = asObject(config.PreTokenGenerationConfig, logicalId);
  if (config.PreTokenGeneration !== undefined || (LambdaArn !== undefined && LambdaVersion !== 'V2_0'))
    throw new Error(`${logicalId} asks before it makes tokens by another version than V2_0, which is unknown here.`);
  return {
    defineAuthChallenge: trigger(config.DefineAuthChallenge),
    createAuthChallenge: trigger(config.CreateAuthChallenge),
    verifyAuthChallengeResponse: trigger(config.VerifyAuthChallengeResponse),
    preTokenGeneration: trigger(LambdaArn),
  };
}

function readClients(resources: readonly Resource[], poolId: string): readonly AppClientPlan[] {
  return ofType(resources, 'AWS::Cognito::UserPoolClient')
    .map((resource) => ({ resource, client: evaluated(resource) }))
    .filter(({ client }) => client.UserPoolId === poolId)
    .map(({ resource, client }) => {
      const { logicalId } = resource;
      const writable = asTexts(client.WriteAttributes, logicalId);
      // Without a list, Cognito lets users write all of their attributes.
      if (writable.length === 0 || writable.some((name) => !name.startsWith('custom:')))
        throw new Error(`Users of ${logicalId} may write their attributes, which the local cloud cannot run.`);
      const rotation = asObject(client.RefreshTokenRotation, logicalId);
      return {
        id: physicalIdOf(resource),
        name: client.ClientName === undefined ? nameOf(resource) : asText(client.ClientName, logicalId),
        poolId,
        hasSecret: asFlag(client.GenerateSecret),
        flows: new Set(asTexts(client.ExplicitAuthFlows, logicalId)),
        hidesMissingUsers: client.PreventUserExistenceErrors === 'ENABLED',
        accessTokenS: validityS(client, 'AccessToken', 'hours', 1),
        idTokenS: validityS(client, 'IdToken', 'hours', 1),
        refreshTokenS: validityS(client, 'RefreshToken', 'days', 30),
        rotation:
          rotation.Feature === 'ENABLED'
            ? { graceS: asNumber(rotation.RetryGracePeriodSeconds, logicalId, 0) }
            : undefined,
      };
    });
}

/** Reads a validity such as `AccessTokenValidity` in the unit that `TokenValidityUnits` names; returns seconds. */
function validityS(client: JsonObject, token: string, absentUnit: string, absent: number): number {
  const unit = asText(asObject(client.TokenValidityUnits, token)[token] ?? absentUnit, token);
  return asNumber(client[`${token}Validity`], token, absent) * (UNIT_S[unit] ?? Number.NaN);
}
