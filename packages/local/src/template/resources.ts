import { conditionHolds } from './expression.ts';
import { asObject, asText } from './json.ts';
import { toResource } from './resource.ts';
import type { Resource, Scope } from './scope.ts';

/** Lists all resources of the stacks and of their nested stacks, without those whose condition is false. */
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
