import { DAY_MS } from '@groundswell/durations';
import type { Assembly } from './assembly.ts';
import { nameOf } from './identify.ts';
import { asFlag, asList, asNumber, asObject, asText, asTexts, type JsonObject } from './json.ts';
import { assetAt } from './open-stacks.ts';
import type { BucketPlan, DeploymentPlan, QueuePlan, TablePlan } from './plan.ts';
import { evaluated, ofType } from './read-functions.ts';
import type { Resource } from './scope.ts';

export function readTables(resources: readonly Resource[]): readonly TablePlan[] {
  return ofType(resources, 'AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable').map((resource) => {
    const table = evaluated(resource);
    const ttl = asObject(table.TimeToLiveSpecification, resource.logicalId);
    const name = nameOf(resource);
    const indexes = asList(table.GlobalSecondaryIndexes, resource.logicalId).map((index) => {
      const { IndexName, KeySchema, Projection } = asObject(index, resource.logicalId);
      return { IndexName, KeySchema, Projection };
    });
    const create: JsonObject = {
      TableName: name,
      AttributeDefinitions: table.AttributeDefinitions,
      KeySchema: table.KeySchema,
      BillingMode: 'PAY_PER_REQUEST',
      ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
      ...(table.LocalSecondaryIndexes !== undefined && { LocalSecondaryIndexes: table.LocalSecondaryIndexes }),
    };
    return {
      name,
      create,
      ttlAttribute: asFlag(ttl.Enabled) ? asText(ttl.AttributeName, resource.logicalId) : undefined,
    };
  });
}

export function readQueues(resources: readonly Resource[]): readonly QueuePlan[] {
  return ofType(resources, 'AWS::SQS::Queue').map((resource) => {
    const queue = evaluated(resource);
    const { logicalId } = resource;
    if (asFlag(queue.FifoQueue)) throw new Error(`${logicalId} is a FIFO queue, which the local cloud cannot run.`);
    const redrive = asObject(queue.RedrivePolicy, logicalId);
    const deadLetterArn = redrive.deadLetterTargetArn;
    return {
      name: nameOf(resource),
      visibilityTimeoutMs: asNumber(queue.VisibilityTimeout, logicalId, 30) * 1000,
      delayMs: asNumber(queue.DelaySeconds, logicalId, 0) * 1000,
      retentionMs: asNumber(queue.MessageRetentionPeriod, logicalId, 4 * 86_400) * 1000,
      redrive:
        deadLetterArn === undefined
          ? undefined
          : {
              deadLetterQueue: asText(deadLetterArn, logicalId).split(':').at(-1) ?? '',
              maxReceiveCount: asNumber(redrive.maxReceiveCount, logicalId, 1),
            },
    };
  });
}

export function readBuckets(resources: readonly Resource[]): readonly BucketPlan[] {
  return ofType(resources, 'AWS::S3::Bucket').map((resource) => {
    const { logicalId } = resource;
    const { Rules } = asObject(evaluated(resource).LifecycleConfiguration, logicalId);
    const expiry = asList(Rules, logicalId).flatMap((value) => {
      const { ExpirationInDays: days, Prefix, Status } = asObject(value, logicalId);
      if (days === undefined || Status !== 'Enabled') return [];
      const prefix = Prefix === undefined ? '' : asText(Prefix, logicalId);
      return [{ prefix, afterMs: asNumber(days, logicalId, 0) * DAY_MS }];
    });
    return { name: nameOf(resource), expiry };
  });
}

export function readDeployments(assembly: Assembly, resources: readonly Resource[]): readonly DeploymentPlan[] {
  return ofType(resources, 'Custom::CDKBucketDeployment').flatMap((resource) => {
    const deployment = evaluated(resource);
    const { logicalId } = resource;
    const metadata = asObject(deployment.SystemMetadata, logicalId);
    const textIn = (name: string) => (metadata[name] === undefined ? undefined : asText(metadata[name], logicalId));
    const markers = asList(deployment.SourceMarkers, logicalId);
    if (markers.some((marker) => Object.keys(asObject(marker, logicalId)).length > 0)) {
      throw new Error(
        `${logicalId} deploys text with values of the template in it, which the local cloud cannot fill in.`,
      );
    }
    return asTexts(deployment.SourceObjectKeys, logicalId).map((key) => ({
      sourceDir: assetAt(assembly, key),
      bucket: asText(deployment.DestinationBucketName, logicalId),
      prefix:
        deployment.DestinationBucketKeyPrefix === undefined
          ? ''
          : asText(deployment.DestinationBucketKeyPrefix, logicalId),
      prune: deployment.Prune === undefined || asFlag(deployment.Prune),
      include: asTexts(deployment.Include, logicalId),
      exclude: asTexts(deployment.Exclude, logicalId),
      cacheControl: textIn('cache-control'),
      contentType: textIn('content-type'),
      contentEncoding: textIn('content-encoding'),
    }));
  });
}
