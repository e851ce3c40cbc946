import { asObject, asText, type Json } from './json.ts';
import type { Resource, Scope } from './scope.ts';

/** Finds a resource of this stack by its logical id. Throws if it does not exist. */
export function findResource(scope: Scope, logicalId: string): Resource {
  const declared = scope.template.resources[logicalId];
  if (declared === undefined) throw new Error(`${scope.stackName} has no resource ${logicalId}.`);
  return toResource(scope, logicalId, declared);
}

export function toResource(scope: Scope, logicalId: string, declared: Json | undefined): Resource {
  const { Type, Properties } = asObject(declared, logicalId);
  return {
    scope,
    logicalId,
    type: asText(Type, `${logicalId} type`),
    properties: asObject(Properties, logicalId),
  };
}
