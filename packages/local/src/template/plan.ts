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
}

export interface ApiPlan {
  readonly id: string;
  readonly routes: readonly RoutePlan[];
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
}
