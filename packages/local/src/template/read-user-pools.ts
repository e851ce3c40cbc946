import { nameOf, physicalIdOf } from './identify.ts';
import { asFlag, asList, asNumber, asObject, asText, asTexts, type JsonObject } from './json.ts';
import type { AppClientPlan, UserPoolPlan } from './plan.ts';
import { evaluated, functionNameIn, ofType } from './read-functions.ts';
import type { Resource } from './scope.ts';

const UNIT_S: Readonly<Record<string, number>> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
/** Cognito's, where a pool names none. */
const LEAST_PASSWORD_LENGTH = 8;

/** The user pools with their app clients. Throws for a rule that the local cloud does not know. */
export function readUserPools(resources: readonly Resource[]): readonly UserPoolPlan[] {
  return ofType(resources, 'AWS::Cognito::UserPool').map((resource) => {
    const { logicalId } = resource;
    const pool = evaluated(resource);
    const id = physicalIdOf(resource);
    if (!asTexts(pool.UsernameAttributes, logicalId).includes('email'))
      throw new Error(`Users of ${logicalId} do not sign in by e-mail, which the local cloud cannot run.`);
    const policy = asObject(asObject(pool.Policies, logicalId).PasswordPolicy, logicalId);
    for (const kind of ['Lowercase', 'Uppercase', 'Numbers', 'Symbols'])
      if (asFlag(policy[`Require${kind}`]))
        throw new Error(`Passwords of ${logicalId} need ${kind.toLowerCase()}; only their length is known here.`);

    const settings = asObject(pool.UserAttributeUpdateSettings, logicalId);
    const original = asList(settings.AttributesRequireVerificationBeforeUpdate, logicalId);
    const triggers = asObject(pool.LambdaConfig, logicalId);
    const trigger = (name: string) =>
      triggers[name] === undefined ? undefined : functionNameIn(asText(triggers[name], name));
    return {
      id,
      issuer: `https://cognito-idp.${resource.scope.world.region}.amazonaws.com/${id}`,
      leastPasswordLength: asNumber(policy.MinimumLength, logicalId, LEAST_PASSWORD_LENGTH),
      keepsOriginalEmail: original.includes('email'),
      triggers: {
        defineAuthChallenge: trigger('DefineAuthChallenge'),
        createAuthChallenge: trigger('CreateAuthChallenge'),
        verifyAuthChallengeResponse: trigger('VerifyAuthChallengeResponse'),
      },
      clients: readClients(resources, id),
    };
  });
}

function readClients(resources: readonly Resource[], poolId: string): readonly AppClientPlan[] {
  return ofType(resources, 'AWS::Cognito::UserPoolClient')
    .map((resource) => ({ resource, client: evaluated(resource) }))
    .filter(({ client }) => client.UserPoolId === poolId)
    .map(({ resource, client }) => {
      const { logicalId } = resource;
      if (asFlag(client.GenerateSecret))
        throw new Error(`${logicalId} has a secret, which the local cloud cannot run.`);
      const rotation = asObject(client.RefreshTokenRotation, logicalId);
      return {
        id: physicalIdOf(resource),
        name: client.ClientName === undefined ? nameOf(resource) : asText(client.ClientName, logicalId),
        poolId,
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

/** `AccessTokenValidity` in the unit that `TokenValidityUnits` names, in seconds. */
function validityS(client: JsonObject, token: string, absentUnit: string, absent: number): number {
  const unit = asText(asObject(client.TokenValidityUnits, token)[token] ?? absentUnit, token);
  return asNumber(client[`${token}Validity`], token, absent) * (UNIT_S[unit] ?? Number.NaN);
}
