import type { Template } from './assembly.ts';
import type { JsonObject } from './json.ts';

/** A stack or nested stack, with what is needed to evaluate its expressions. */
export interface Scope {
  readonly stackName: string;
  readonly template: Template;
  readonly world: World;
  /** Set for a nested stack: where its parameters are given. */
  readonly parent?: { readonly scope: Scope; readonly parameters: JsonObject };
  /** Nested stacks by their logical id here. */
  readonly nested: ReadonlyMap<string, Scope>;
}

export interface World {
  readonly accountId: string;
  readonly region: string;
  /** All top-level stacks: exports are looked up here. */
  readonly stacks: readonly Scope[];
  /** The reference values of a resource: Ref (no attribute) and GetAtt. */
  readonly identify: (resource: Resource, attribute: string | undefined) => string;
}

export interface Resource {
  readonly scope: Scope;
  readonly logicalId: string;
  readonly type: string;
  /** As written; expressions unread. */
  readonly properties: JsonObject;
}
