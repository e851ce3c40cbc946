import { Duration, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  type IUserPool,
  type IUserPoolClient,
  LambdaVersion,
  StringAttribute,
  UserPool,
  UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { accept } from '../constructs/accept.ts';
import { OwnFunction } from '../constructs/own-function.ts';
import { readStatements, type Secrets, secretArns, secretSettings } from '../constructs/secrets.ts';
import type { Settings } from '../settings.ts';
import { removalPolicy, type Stage } from '../stage.ts';

/**
 * The only attribute that the client may read and write, because an empty list would mean all attributes. No user has
 * this attribute, and an immutable attribute cannot be set later.
 */
const CLOSED_ATTRIBUTE = 'closed';

/** The identities of users: the pool with its client, and the secrets for codes, mailed links and the edge. */
export class AuthStack extends Stack {
  readonly pool: IUserPool;
  readonly client: IUserPoolClient;
  readonly secrets: Secrets;
  /** The key that the edge sends to the API. The API refuses requests without it. */
  readonly edgeKey: Secret;
  private readonly stage: Stage;

  constructor(scope: Construct, id: string, bundleDir: string, { region, stage, localServices }: Settings) {
    super(scope, id, {
      env: { region },
      description: 'Groundswell: accounts',
      terminationProtection: stage.keepsData,
    });
    this.stage = stage;
    const withKey = { secretStringTemplate: '{}', generateStringKey: 'key' };
    this.secrets = {
      account: this.addSecret('AccountSecret', withKey),
      site: this.addSecret('SiteSecret', withKey),
    };
    this.edgeKey = this.addSecret('EdgeKey', {});
    if (localServices) {
      this.pool = UserPool.fromUserPoolId(this, 'People', `${this.region}_local`);
      this.client = UserPoolClient.fromUserPoolClientId(this, 'Web', 'local');
      return;
    }
    const pool = this.addPool();
    this.answerChallenges(pool, bundleDir);
    this.limitScopes(pool, bundleDir);
    this.pool = pool;
    this.client = this.addClient(pool);
  }

  private addSecret(id: string, generated: { secretStringTemplate?: string; generateStringKey?: string }): Secret {
    const secret = new Secret(this, id, {
      generateSecretString: { ...generated, passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalPolicy(this.stage),
    });
    accept(
      secret,
      'AwsSolutions-SMG4',
      'Keys of accounts rotate by npm run rotate, in two steps with both keys valid; the edge’s is told to two places: docs/accounts.md and docs/operations.md say how.',
    );
    return secret;
  }

  private addPool(): UserPool {
    const pool = new UserPool(this, 'People', {
      // The app's own function creates accounts, because Cognito's sign-up would reveal which addresses exist.
      selfSignUpEnabled: false,
      // The app generates the user names, so that the email address is stored only once, in its own table.
      signInAliases: { username: true },
      signInCaseSensitive: true,
      customAttributes: { [CLOSED_ATTRIBUTE]: new StringAttribute({ mutable: false, maxLen: 1 }) },
      // The lowest plan in which Cognito calls a trigger for the scopes of an access token.
      featurePlan: FeaturePlan.ESSENTIALS,
      passwordPolicy: {
        minLength: 8,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      accountRecovery: AccountRecovery.NONE,
      deletionProtection: this.stage.keepsData,
      removalPolicy: removalPolicy(this.stage),
    });
    accept(
      pool,
      'AwsSolutions-COG1',
      'OWASP ASVS 5 (6.2.5) and NIST 800-63B forbid composition rules; length is what counts, and common passwords are refused.',
    );
    accept(
      pool,
      'AwsSolutions-COG2',
      'Accounts hold preferences, favorites and an address; a mailed code stands before each change of address, password or deletion.',
    );
    accept(pool, 'AwsSolutions-COG8', 'The Plus plan is paid per user; the Essentials plan has all that is used.');
    return pool;
  }

  /**
   * Adds the triggers of a custom challenge that only the app's server can answer. The challenge signs in users whom
   * the app has authenticated without a password.
   */
  private answerChallenges(pool: UserPool, bundleDir: string): void {
    const { lambda } = new OwnFunction(this, 'answer-challenge', {
      bundleDir,
      function: { area: 'auth-triggers', name: 'answer-challenge' },
      memoryMb: 512,
      timeoutS: 5,
      // Passing the pool's id to the function would create a dependency cycle, because the pool refers to the function
      // as its trigger.
      environment: secretSettings(this.secrets, ['account']),
      allow: readStatements(secretArns(this.secrets, ['account'])),
    });
    for (const operation of [
      UserPoolOperation.DEFINE_AUTH_CHALLENGE,
      UserPoolOperation.CREATE_AUTH_CHALLENGE,
      UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE,
    ])
      pool.addTrigger(operation, lambda);
  }

  /**
   * Adds the trigger that removes Cognito's own scope from access tokens, which are then valid for the app's calls
   * only.
   */
  private limitScopes(pool: UserPool, bundleDir: string): void {
    const { lambda } = new OwnFunction(this, 'limit-scopes', {
      bundleDir,
      function: { area: 'auth-triggers', name: 'limit-scopes' },
      memoryMb: 512,
      timeoutS: 5,
      environment: {},
      allow: [],
    });
    pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, lambda, LambdaVersion.V2_0);
  }

  /**
   * Adds the client of the app's functions, which read its secret from Cognito. Without the secret, no client can sign
   * in, refresh or revoke.
   */
  private addClient(pool: UserPool): UserPoolClient {
    // In Cognito, an empty list means all attributes.
    const attributes = new ClientAttributes().withCustomAttributes(CLOSED_ATTRIBUTE);
    return pool.addClient('Web', {
      generateSecret: true,
      authFlows: { adminUserPassword: true, custom: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      disableOAuth: true,
      readAttributes: attributes,
      writeAttributes: attributes,
      accessTokenValidity: Duration.minutes(60),
      idTokenValidity: Duration.minutes(60),
      // The longest life of a session; the app's own table ends each session earlier if necessary.
      refreshTokenValidity: Duration.days(365),
      // The grace period lets a client retry after a lost reply, and lets two tabs refresh at the same time.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
    });
  }
}
