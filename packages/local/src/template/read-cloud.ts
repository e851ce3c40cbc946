import { readAssembly } from './assembly.ts';
import { type Addresses, identifyAt } from './identify.ts';
import { assertKnownType } from './known-types.ts';
import { openStacks } from './open-stacks.ts';
import type { CloudPlan } from './plan.ts';
import { readApis } from './read-apis.ts';
import { readDistributions } from './read-distributions.ts';
import { readFunctions, readMappings, readSchedules } from './read-functions.ts';
import { readMail, readTopics } from './read-mail.ts';
import { readSecrets } from './read-secrets.ts';
import { readBuckets, readDeployments, readQueues, readTables } from './read-storage.ts';
import { readUserPools } from './read-user-pools.ts';
import { listResources } from './resources.ts';

export const ACCOUNT_ID = '000000000000';
export const REGION = 'us-east-1';

/**
 * Reads the plan of a synthesized app. Throws, with the resource's name, for a part that the local cloud cannot run.
 */
export function readCloud(assemblyDir: string, addresses: Addresses): CloudPlan {
  const assembly = readAssembly(assemblyDir);
  const { accountId = ACCOUNT_ID } = addresses;
  const world = openStacks(assembly, { accountId, region: REGION, identify: identifyAt(addresses) });
  const resources = listResources(world.stacks);
  for (const { type, logicalId } of resources) assertKnownType(type, logicalId);

  return {
    region: REGION,
    accountId,
    functions: readFunctions(assembly, resources),
    apis: readApis(resources),
    tables: readTables(resources),
    queues: readQueues(resources),
    mappings: readMappings(resources),
    schedules: readSchedules(resources),
    buckets: readBuckets(resources),
    deployments: readDeployments(assembly, resources),
    distributions: readDistributions(resources, addresses.siteHost),
    userPools: readUserPools(resources),
    secrets: readSecrets(resources),
    mail: readMail(resources),
    topics: readTopics(resources),
  };
}
