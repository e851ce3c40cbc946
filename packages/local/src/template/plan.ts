import type { DistributionPlan } from './distribution-plan.ts';
import type { JsonObject } from './json.ts';

/** One Lambda: its code and limits. */
export interface FunctionPlan {
  readonly name: string;
  /** Its readable name: its description (`forecast/get-forecast`), else its id in the template. */
  readonly label: string;
  /** Folder of the bundled code. */
  readonly codeDir: string;
  /** `index.handler`: module and export. */
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly memoryMb: number;
}

export interface RoutePlan {
  /** `GET /forecast/{fcstId}`, `ANY /{proxy+}`, `$default`. */
  readonly routeKey: string;
  readonly functionName: string;
  /** The authorizer called before. */
  readonly authorizerId?: string;
}

/** A function that decides which values of a header let a request through. */
export interface AuthorizerPlan {
  readonly functionName: string;
  /** In small letters. */
  readonly header: string;
  /** How long its decision is cached. */
  readonly keptMs: number;
}

export interface ApiPlan {
  readonly id: string;
  readonly routes: readonly RoutePlan[];
  /** By their id. */
  readonly authorizers: ReadonlyMap<string, AuthorizerPlan>;
}

export interface TablePlan {
  readonly name: string;
  /** Body of a CreateTable request. */
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
  /** `rate(5 minutes)`, `cron(0 12 * * ? *)`. */
  readonly expression: string;
  readonly functionName: string;
  /** What the function is called with; absent: the event that EventBridge makes. */
  readonly input?: string;
}

export interface BucketPlan {
  readonly name: string;
  /** Objects with this prefix are removed at that age. */
  readonly expiry: readonly { readonly prefix: string; readonly afterMs: number }[];
}

/** Files that are put into a bucket at deployment. */
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

/** An app client of a user pool. */
export interface AppClientPlan {
  readonly id: string;
  readonly name: string;
  readonly poolId: string;
  /** A client must show its secret, which is generated where the pool is deployed. */
  readonly hasSecret: boolean;
  /** `ALLOW_CUSTOM_AUTH` and so on. */
  readonly flows: ReadonlySet<string>;
  /** A user who does not exist is answered like one with a wrong password. */
  readonly hidesMissingUsers: boolean;
  readonly accessTokenS: number;
  readonly idTokenS: number;
  readonly refreshTokenS: number;
  /** With it a used refresh token is replaced, and stays valid for this long. */
  readonly rotation?: { readonly graceS: number };
}

/** A user pool whose users are made by an administrator and sign in by user name. */
export interface UserPoolPlan {
  readonly id: string;
  readonly issuer: string;
  readonly leastPasswordLength: number;
  /** Names of functions. */
  readonly triggers: {
    readonly defineAuthChallenge?: string;
    readonly createAuthChallenge?: string;
    readonly verifyAuthChallengeResponse?: string;
    /** Version two: called before any token is made. */
    readonly preTokenGeneration?: string;
  };
  readonly clients: readonly AppClientPlan[];
}

/** A secret that is made at deployment. */
export interface SecretPlan {
  readonly arn: string;
  readonly name: string;
  /** Its text, if in the template. */
  readonly text?: string;
  /** How it is generated, if stated in the template. */
  readonly generated?: {
    readonly length: number;
    readonly excludedCharacters: string;
    readonly hasPunctuation: boolean;
    /** The JSON object that contains the secret, and its key. */
    readonly within?: { readonly template: JsonObject; readonly key: string };
  };
}

/** Permitted senders, and subscribers to the outcome of mails. */
export interface MailPlan {
  /** Permitted sender addresses and domains, in lower case. */
  readonly identities: readonly string[];
  readonly configurationSets: readonly string[];
  readonly destinations: readonly {
    readonly configurationSet: string;
    readonly topicArn: string;
    /** `bounce`, `complaint` and so on. */
    readonly events: ReadonlySet<string>;
  }[];
}

export interface TopicPlan {
  readonly arn: string;
  /** The subscribers. */
  readonly functionNames: readonly string[];
}

/** Everything that the template runs. */
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
