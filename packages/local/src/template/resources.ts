import { conditionHolds } from './condition.ts';
import { asObject, asText, type Json } from './json.ts';
import type { Resource, Scope } from './scope.ts';

/** The resource of that logical id in this stack. Throws when there is none. */
export function findResource(scope: Scope, logicalId: string): Resource {
  const declared = scope.template.resources[logicalId];
  if (declared === undefined) throw new Error(`${scope.stackName} has no resource ${logicalId}.`);
  return toResource(scope, logicalId, declared);
}

/** All resources of the stacks and of those nested in them, without those whose condition does not hold. */
export function listResources(stacks: Iterable<Scope>): readonly Resource[] {
  const found: Resource[] = [];
  for (const scope of stacks) {
    for (const [logicalId, declared] of Object.entries(scope.template.resources)) {
      const { Condition } = asObject(declared, logicalId);
      if (Condition !== undefined && !conditionHolds(scope, asText(Condition, logicalId))) continue;
      found.push(toResource(scope, logicalId, declared));
    }
    found.push(...listResources(scope.nested.values()));
  }
  return found;
}

function toResource(scope: Scope, logicalId: string, declared: Json | undefined): Resource {
  const { Type, Properties } = asObject(declared, logicalId);
  return {
    scope,
    logicalId,
    type: asText(Type, `${logicalId} type`),
    properties: asObject(Properties, logicalId),
  };
}
