/** The version of moto of which `GAPS` speaks. */
export const MOTO_VERSION = '5.2.1';

/** Why an engine breaks a guarantee. With `sometimes`, only a race shows it, so the test may pass as well. */
export type Gap = string | { readonly sometimes: string };

/** The known gaps of an engine by service and name of the test. */
export type GapsOfEngine = Readonly<Record<string, Readonly<Record<string, Gap>>>>;

export function reasonOf(gap: Gap): string {
  return typeof gap === 'string' ? gap : gap.sometimes;
}

const NO_FORM_CHECK = 'moto stores every posted form: it checks neither the signature nor the policy';
const NO_SCHEDULE_CHECK = 'moto looks only at the form of a schedule';
const NO_REFRESH = 'moto has no GetTokensFromRefreshToken and no RevokeToken';
const NO_TRIGGERS = 'moto has no CUSTOM_AUTH in AdminInitiateAuth';
const TWO_STEPS: Gap = { sometimes: 'moto checks a condition and writes in two steps, on several threads' };
const NO_FUNCTIONS = 'the suite deploys no functions, so the pool has no triggers';

/** The guarantees that engines are known to break, by engine. */
export const GAPS: Readonly<Record<string, GapsOfEngine>> = {
  'the local services': {
    'Secrets Manager': {
      'creating a secret twice is ResourceExistsException':
        'local secrets come from the template; only npm run push-keys creates one, at AWS',
    },
  },
  moto: {
    DynamoDB: {
      'a >= :v fails for {"a":"b"} with {":v":1}': 'moto answers 500 to a comparison of different types',
      'a batch writes and deletes 25 items; more is refused': 'moto counts puts and deletes apart',
      'a transaction sent twice with one token is written once': 'moto ignores the token of a transaction',
      'of concurrent transactions on two items each is written whole or refused': {
        sometimes: 'moto answers 500 when two transactions meet',
      },
      'of twelve concurrent writers of a new item one succeeds': TWO_STEPS,
      'twelve concurrent counts are all counted': TWO_STEPS,
      'an item of 400 KB is stored, a larger one is refused': 'moto counts bytes in base64, a third more',
      'a key of an index of another type is refused': 'moto stores it',
    },
    S3: {
      'a body that does not match its checksum is refused as BadDigest, and not stored':
        'moto stores a checksum without comparing it',
      'objects are deleted together; missing ones are no error, and a quiet reply lists none': 'moto ignores Quiet',
      'of twelve concurrent writers of a new object one succeeds, and the others get 409 or 412': TWO_STEPS,
      'of twelve concurrent writers that replace a version one succeeds, and the others get 409 or 412': TWO_STEPS,
      'a request with another secret is refused as SignatureDoesNotMatch': 'moto checks no signature',
      'a form posted with a longer file than signed is refused, and stores nothing': NO_FORM_CHECK,
      'a form posted with an empty file is refused, and stores nothing': NO_FORM_CHECK,
      'a form posted with another key than signed is refused, and stores nothing': NO_FORM_CHECK,
      'a form posted with a field that is not signed is refused, and stores nothing': NO_FORM_CHECK,
      'a form posted with another signature is refused, and stores nothing': NO_FORM_CHECK,
      'a form posted after its time is refused, and stores nothing': NO_FORM_CHECK,
    },
    SQS: {
      'a batch with a wrong entry queues the others, and names the wrong one': 'moto writes SenderFault as text',
      'a message with a control character is refused as InvalidMessageContents': 'moto accepts every character',
      'an empty message is refused': 'moto accepts an empty message',
      'an attribute without a value is refused as InvalidParameterValue': 'moto accepts an empty value',
      'a message with eleven attributes is refused as InvalidParameterValue': 'moto counts no attributes',
    },
    SES: {
      'a sender may have a name, and be of a subdomain': 'moto verifies no subdomain of a verified domain',
      'fifty recipients are accepted': 'moto adds the recipients in the headers to the destinations',
      'a missing configuration set is ConfigurationSetDoesNotExist': 'moto ignores the configuration set of an email',
      'an address with letters outside of ASCII is refused': 'moto does not look at addresses',
    },
    EventBridge: {
      'rate(0 minutes) is no schedule: a rate is positive': NO_SCHEDULE_CHECK,
      'rate(1 minutes) is no schedule: the unit of one is singular': NO_SCHEDULE_CHECK,
      'rate(5 minute) is no schedule: the unit of many is plural': NO_SCHEDULE_CHECK,
      'cron(0 0 * *) is no schedule: there are six fields': NO_SCHEDULE_CHECK,
      'cron(0 0 1 * 2 *) is no schedule: one of the two days is ?': NO_SCHEDULE_CHECK,
      'cron(0 24 * * ? *) is no schedule: hours end at 23': NO_SCHEDULE_CHECK,
      'a target receives an event with the envelope of EventBridge':
        'moto leaves the account out of an event for a queue',
      'a target with an input receives the input alone': 'moto ignores the input of a target that is a queue',
    },
    'Secrets Manager': {
      'a pending version becomes the current one when its stage is moved, and the versions are listed':
        'moto moves the stage, but goes on reading the version that was current',
    },
    Cognito: {
      'a password with spaces around it is InvalidParameterException': 'moto does not look for spaces',
      'a wrong password and an unknown user are the same NotAuthorizedException':
        'moto tells that a user does not exist, although the client hides it',
      'a wrong secret hash is NotAuthorizedException, although the password is right':
        'moto checks no secret hash in AdminInitiateAuth',
      'a refresh gives new tokens of the same session, and a new refresh token': NO_REFRESH,
      'a replaced refresh token works for the grace period, so a lost reply can be repeated': NO_REFRESH,
      'a replaced refresh token without a grace period is RefreshTokenReuseException': NO_REFRESH,
      'a refresh with a wrong client secret, of another client, or with an unknown token is refused': NO_REFRESH,
      'a revoked session is not refreshed, by its old and new tokens; another session of the user is': NO_REFRESH,
      'revoking a session twice succeeds': NO_REFRESH,
      'a global sign-out ends all sessions of a user': NO_REFRESH,
      'a deleted user cannot sign in nor refresh; a second deletion is UserNotFoundException':
        'moto tells that a user does not exist, although the client hides it',
      'nobody can sign up, and no password can be recovered': 'moto lets everybody sign up',
      'a browser cannot use the flows of a server, nor flows that the client does not have':
        'moto allows every flow to a browser',
      'the right answer to a custom challenge signs in, once': NO_TRIGGERS,
      'a wrong answer to a custom challenge, and any answer of an unknown user, are NotAuthorizedException':
        NO_TRIGGERS,
    },
  },
  AWS_ENDPOINT_URL: {
    Cognito: {
      'the right answer to a custom challenge signs in, once': NO_FUNCTIONS,
      'a wrong answer to a custom challenge, and any answer of an unknown user, are NotAuthorizedException':
        NO_FUNCTIONS,
    },
  },
};
