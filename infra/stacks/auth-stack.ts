import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccountRecovery, UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { accept } from '../constructs/accept.ts';

/** Who people are. Sign-up stays closed until the site offers it. */
export class AuthStack extends Stack {
  readonly pool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string) {
    super(scope, id, { description: 'Groundswell: accounts', terminationProtection: true });
    this.pool = new UserPool(this, 'People', {
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      passwordPolicy: {
        minLength: 8,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    accept(
      this.pool,
      'AwsSolutions-COG1',
      'OWASP ASVS 5 (6.2.5) and NIST 800-63B forbid composition rules; length is what counts.',
    );
    accept(
      this.pool,
      'AwsSolutions-COG2',
      'Accounts hold preferences and favorites; a second factor is for the admins, and no admin exists before sign-in opens.',
    );
    accept(this.pool, 'AwsSolutions-COG8', 'The Plus plan is paid per user; the Essentials plan has all that is used.');

    this.client = this.pool.addClient('Web', {
      authFlows: { userSrp: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      disableOAuth: true,
      accessTokenValidity: Duration.minutes(60),
      idTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(30),
    });
  }
}
