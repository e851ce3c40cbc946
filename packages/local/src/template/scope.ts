import type { Template } from './assembly.ts';
import type { JsonObject } from './json.ts';

/** A stack or nested stack, with what its expressions need to be evaluated. */
export interface Scope {
  readonly stackName: string;
  readonly template: Template;
  readonly world: AssemblyContext;
  /** The stack that contains this nested stack, and the parameters that the parent passes to it. */
  readonly parent?: { readonly scope: Scope; readonly parameters: JsonObject };
  /** The nested stacks by their logical id in this stack. */
  readonly nested: ReadonlyMap<string, Scope>;
}

export interface AssemblyContext {
  readonly accountId: string;
  readonly region: string;
  /** All top-level stacks, in which exports are looked up. */
  readonly stacks: readonly Scope[];
  /** Returns the value of Ref for a resource or, with an attribute, the value of Fn::GetAtt. */
  readonly identify: (resource: Resource, attribute: string | undefined) => string;
}

export interface Resource {
  readonly scope: Scope;
  readonly logicalId: string;
  readonly type: string;
  /** The properties as written, with unevaluated expressions. */
  readonly properties: JsonObject;
}
