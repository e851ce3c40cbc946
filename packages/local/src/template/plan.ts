import type { DistributionPlan } from './distribution-plan.ts';
import type { JsonObject } from './json.ts';

/** The actions and resources that a role's policy allows. */
export interface StatementPlan {
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly conditions: readonly {
    readonly operator: string;
    readonly key: string;
    readonly values: readonly string[];
  }[];
}

/** A Lambda function: its code and limits. */
export interface FunctionPlan {
  readonly name: string;
  /** The readable name: the function's description (`forecast/get-forecast`), else its logical id. */
  readonly label: string;
  /** The folder of the bundled code. */
  readonly codeDir: string;
  /** The module and export, such as `index.handler`. */
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly memoryMb: number;
  /** The rights of its role; a function without a role of the template may do everything. */
  readonly rights?: readonly StatementPlan[];
}

export interface RoutePlan {
  /** The route, such as `GET /forecast/{fcstId}`, `ANY /{proxy+}` or `$default`. */
  readonly routeKey: string;
  readonly functionName: string;
  /** The authorizer that is called first. */
  readonly authorizerId?: string;
}

/** A function that decides from a header's value whether a request may pass. */
export interface AuthorizerPlan {
  readonly functionName: string;
  /** The header's name in lower case. */
  readonly header: string;
  /** How long a decision is cached. */
  readonly keptMs: number;
}

/** The calls that a stage of an API takes: the rate, and the number that may arrive at the same moment. */
export interface ThrottlePlan {
  readonly perSecond: number;
  readonly burst: number;
}

export interface ApiPlan {
  readonly id: string;
  /** The throttle of the API's stage; absent for none. */
  readonly throttle?: ThrottlePlan;
  readonly routes: readonly RoutePlan[];
  readonly authorizers: ReadonlyMap<string, AuthorizerPlan>;
}

export interface TablePlan {
  readonly name: string;
  /** The body of a CreateTable request. */
  readonly create: JsonObject;
  readonly ttlAttribute?: string;
}

export interface QueuePlan {
  readonly name: string;
  readonly visibilityTimeoutMs: number;
  readonly delayMs: number;
  readonly retentionMs: number;
  readonly redrive?: { readonly deadLetterQueue: string; readonly maxReceiveCount: number };
}

/** A queue that feeds a function. */
export interface MappingPlan {
  readonly queueName: string;
  readonly functionName: string;
  readonly batchSize: number;
  readonly maxConcurrency: number;
  readonly reportsItemFailures: boolean;
}

export interface SchedulePlan {
  readonly name: string;
  /** The expression, such as `rate(5 minutes)` or `cron(0 12 * * ? *)`. */
  readonly expression: string;
  readonly functionName: string;
  /** The JSON event that the function receives; absent if EventBridge builds the event. */
  readonly input?: string;
}

export interface BucketPlan {
  readonly name: string;
  /** Lifecycle rules: objects with this prefix are removed at that age. */
  readonly expiry: readonly { readonly prefix: string; readonly afterMs: number }[];
}

/** Files that a deployment copies into a bucket. */
export interface DeploymentPlan {
  readonly sourceDir: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly prune: boolean;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly cacheControl?: string;
  readonly contentType?: string;
  readonly contentEncoding?: string;
}

export interface AppClientPlan {
  readonly id: string;
  readonly name: string;
  readonly poolId: string;
  /** Whether a client must show its secret, which the deployment generates. */
  readonly hasSecret: boolean;
  /** The authentication flows, such as `ALLOW_CUSTOM_AUTH`. */
  readonly flows: ReadonlySet<string>;
  /** Whether an unknown user gets the same error as a wrong password. */
  readonly hidesMissingUsers: boolean;
  readonly accessTokenS: number;
  readonly idTokenS: number;
  readonly refreshTokenS: number;
  /** Set if a used refresh token is replaced; the old token stays valid for this long. */
  readonly rotation?: { readonly graceS: number };
}

/** A user pool in which an administrator creates users, who sign in by user name. */
export interface UserPoolPlan {
  readonly id: string;
  readonly issuer: string;
  readonly leastPasswordLength: number;
  /** The names of the trigger functions. */
  readonly triggers: {
    readonly defineAuthChallenge?: string;
    readonly createAuthChallenge?: string;
    readonly verifyAuthChallengeResponse?: string;
    /** A trigger with event version two, called before any token is issued. */
    readonly preTokenGeneration?: string;
  };
  readonly clients: readonly AppClientPlan[];
}

/** A secret that the deployment generates. */
export interface SecretPlan {
  readonly arn: string;
  readonly name: string;
  /** The secret's value, if it is in the template. */
  readonly text?: string;
  /** The generator's settings, if they are in the template. */
  readonly generated?: {
    readonly length: number;
    readonly excludedCharacters: string;
    readonly hasPunctuation: boolean;
    /** The JSON object that contains the generated secret, and the secret's key in this object. */
    readonly within?: { readonly template: JsonObject; readonly key: string };
  };
}

/** The permitted senders of emails, and the topics that receive reports such as bounces and complaints. */
export interface MailPlan {
  /** Permitted sender addresses and domains, in lower case. */
  readonly identities: readonly string[];
  readonly configurationSets: readonly string[];
  readonly destinations: readonly {
    readonly configurationSet: string;
    readonly topicArn: string;
    /** The subscribed events, such as `bounce` and `complaint`. */
    readonly events: ReadonlySet<string>;
  }[];
}

export interface TopicPlan {
  readonly arn: string;
  /** The subscribed functions. */
  readonly functionNames: readonly string[];
}

/** Everything in the template that the local cloud runs. */
export interface CloudPlan {
  readonly region: string;
  readonly accountId: string;
  readonly functions: readonly FunctionPlan[];
  readonly apis: readonly ApiPlan[];
  readonly tables: readonly TablePlan[];
  readonly queues: readonly QueuePlan[];
  readonly mappings: readonly MappingPlan[];
  readonly schedules: readonly SchedulePlan[];
  readonly buckets: readonly BucketPlan[];
  readonly deployments: readonly DeploymentPlan[];
  readonly distributions: readonly DistributionPlan[];
  readonly userPools: readonly UserPoolPlan[];
  readonly secrets: readonly SecretPlan[];
  readonly mail: MailPlan;
  readonly topics: readonly TopicPlan[];
}
