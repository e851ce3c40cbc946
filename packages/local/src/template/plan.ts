import type { DistributionPlan } from './distribution-plan.ts';
import type { JsonObject } from './json.ts';

/** One Lambda: what it is made of and may take. */
export interface FunctionPlan {
  readonly name: string;
  /** What people know it by: its description (`forecast/get-forecast`), else its id in the template. */
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
  /** Who is asked before. */
  readonly authorizerId?: string;
}

/** A function that says which values of a header let a request through. */
export interface AuthorizerPlan {
  readonly functionName: string;
  /** In small letters. */
  readonly header: string;
  /** How long its answer is kept. */
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
  /** What begins so goes when it is that old. */
  readonly expiry: readonly { readonly prefix: string; readonly afterMs: number }[];
}

/** Files that are put into a bucket when the app is deployed. */
export interface DeploymentPlan {
  readonly sourceDir: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly prune: boolean;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly cacheControl?: string;
  readonly contentType?: string;
}

/** An app client of a user pool. */
export interface AppClientPlan {
  readonly id: string;
  readonly name: string;
  readonly poolId: string;
  /** Whoever uses it must show its secret, which is made where the pool is deployed. */
  readonly hasSecret: boolean;
  /** `ALLOW_CUSTOM_AUTH` and so on. */
  readonly flows: ReadonlySet<string>;
  /** A user who does not exist is answered like one with a wrong password. */
  readonly hidesMissingUsers: boolean;
  readonly accessTokenS: number;
  readonly idTokenS: number;
  readonly refreshTokenS: number;
  /** With it a refresh token is replaced by its use, and stays good for so long. */
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
    /** Of version two: asked before any token is made. */
    readonly preTokenGeneration?: string;
  };
  readonly clients: readonly AppClientPlan[];
}

/** A secret that is made when the app is deployed. */
export interface SecretPlan {
  readonly arn: string;
  readonly name: string;
  /** Its text, where the template says it. */
  readonly text?: string;
  /** How it is made up, where the template says that. */
  readonly generated?: {
    readonly length: number;
    readonly excludedCharacters: string;
    readonly hasPunctuation: boolean;
    /** The JSON object that the secret stands in, and under which key. */
    readonly within?: { readonly template: JsonObject; readonly key: string };
  };
}

/** What may be mailed, and who hears what became of it. */
export interface MailPlan {
  /** Addresses and domains that may be written from, in small letters. */
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
  /** Whom it tells. */
  readonly functionNames: readonly string[];
}

/** All that the template says to run. */
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
