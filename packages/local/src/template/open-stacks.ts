import { type Assembly, readTemplate, type Template } from './assembly.ts';
import { evaluate } from './expression.ts';
import { asObject, asText, type JsonObject } from './json.ts';
import type { AssemblyContext, Scope } from './scope.ts';

/** Opens all stacks of an assembly with their nested stacks. */
export function openStacks(
  assembly: Assembly,
  settings: Pick<AssemblyContext, 'accountId' | 'region' | 'identify'>,
): AssemblyContext {
  const stacks: Scope[] = [];
  const world: AssemblyContext = { ...settings, stacks };
  for (const { name, template } of assembly.stacks) stacks.push(openScope(assembly, world, name, template));
  return world;
}

function openScope(
  assembly: Assembly,
  world: AssemblyContext,
  stackName: string,
  template: Template,
  parent?: { readonly scope: Scope; readonly parameters: JsonObject },
): Scope {
  const nested = new Map<string, Scope>();
  const scope: Scope = { stackName, template, world, parent, nested };
  for (const [logicalId, declared] of Object.entries(template.resources)) {
    const { Type, Properties } = asObject(declared, logicalId);
    if (Type !== 'AWS::CloudFormation::Stack') continue;
    const { TemplateURL, Parameters } = asObject(Properties, logicalId);
    const path = assetAt(assembly, asText(evaluate(scope, TemplateURL), `${logicalId} TemplateURL`));
    const given = { scope, parameters: asObject(Parameters, logicalId) };
    nested.set(logicalId, openScope(assembly, world, `${stackName}-${logicalId}`, readTemplate(path), given));
  }
  return scope;
}

/** Returns the asset's file or folder; `location` is an object key or a URL that ends in one. */
export function assetAt(assembly: Assembly, location: string): string {
  const key = location.slice(location.lastIndexOf('/') + 1);
  const path = assembly.assets.get(location) ?? assembly.assets.get(key);
  if (path === undefined) throw new Error(`The synthesized app has no asset ${key}.`);
  return path;
}
