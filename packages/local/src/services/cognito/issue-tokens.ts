import { asObject, asTexts, type JsonObject } from '../../template/json.ts';
import type { AppClientPlan, UserPoolPlan } from '../../template/plan.ts';
import type { Person } from './people.ts';
import type { Session } from './sessions.ts';
import type { TokenSigner } from './tokens.ts';
import type { CallTrigger } from './triggers.ts';

/**
 * The scope that opens Cognito's own API to the holder of an access token. Every token that was not issued over OAuth
 * has it.
 */
export const USER_ADMIN_SCOPE = 'aws.cognito.signin.user.admin';

/** The user for whom tokens are issued. */
export interface TokenOwner {
  readonly pool: UserPoolPlan;
  readonly client: AppClientPlan;
  readonly person: Person;
}

/** A session for which tokens are issued, with its new refresh token if one was created. */
interface SessionTokens {
  readonly session: Session;
  readonly refreshToken?: string;
}

export type IssueTokens = (
  owner: TokenOwner,
  tokens: SessionTokens,
  source: 'TokenGeneration_Authentication' | 'TokenGeneration_RefreshTokens',
) => Promise<JsonObject>;

/** Creates a function that builds the reply to a successful sign-in. */
export function createTokenIssuer(
  signerOf: (pool: UserPoolPlan) => Promise<TokenSigner>,
  callTrigger: CallTrigger,
): IssueTokens {
  return async (owner, { session, refreshToken }, source) => {
    const { pool, client, person } = owner;
    const scopes = await scopesFor(owner, source);
    const { accessToken, idToken } = await (await signerOf(pool)).sign(client, person, session, scopes);
    return {
      ChallengeParameters: {},
      AuthenticationResult: {
        AccessToken: accessToken,
        IdToken: idToken,
        ...(refreshToken !== undefined && { RefreshToken: refreshToken }),
        ExpiresIn: client.accessTokenS,
        TokenType: 'Bearer',
      },
    };
  };

  /**
   * Returns an access token's scopes after the pool's trigger has added and suppressed some. Cognito guide, 'Pre token
   * generation Lambda trigger', version two.
   */
  async function scopesFor({ pool, client, person }: TokenOwner, source: string): Promise<readonly string[]> {
    const scopes = [USER_ADMIN_SCOPE];
    if (pool.triggers.preTokenGeneration === undefined) return scopes;
    const { claimsAndScopeOverrideDetails: details } = await callTrigger({
      pool,
      client,
      username: person.username,
      person,
      trigger: 'preTokenGeneration',
      source,
      version: '2',
      request: { groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null }, scopes },
      response: { claimsAndScopeOverrideDetails: null },
    });
    const { accessTokenGeneration } = asObject(details ?? undefined, 'claimsAndScopeOverrideDetails');
    const change = asObject(accessTokenGeneration ?? undefined, 'accessTokenGeneration');
    const suppressed = asTexts(change.scopesToSuppress, 'scopesToSuppress');
    const all = [...scopes, ...asTexts(change.scopesToAdd, 'scopesToAdd')];
    return all.filter((scope) => !suppressed.includes(scope));
  }
}
