import { evaluateObject } from './expression.ts';
import { asList, asObject, asText, asTexts, isObject, type Json, type JsonObject } from './json.ts';
import type { StatementPlan } from './plan.ts';
import type { Resource } from './scope.ts';

/** Reads the statements that a function's role allows; undefined if its role is not in its own template. */
export function readRights(
  { scope, properties, logicalId }: Resource,
  resources: readonly Resource[],
): readonly StatementPlan[] | undefined {
  const role = isObject(properties.Role) ? asList(properties.Role['Fn::GetAtt'], logicalId)[0] : undefined;
  if (role === undefined) return undefined;
  const own = resources.filter((one) => one.scope === scope);
  const inside = own
    .filter((one) => one.type === 'AWS::IAM::Role' && one.logicalId === role)
    .flatMap((one) => asList(one.properties.Policies, one.logicalId))
    .map((policy) => asObject(policy, 'policy').PolicyDocument);
  const beside = own
    .filter((one) => one.type === 'AWS::IAM::Policy')
    .filter((one) => asList(one.properties.Roles, one.logicalId).some((named) => isObject(named) && named.Ref === role))
    .map((one) => one.properties.PolicyDocument);
  return [...inside, ...beside].flatMap((document) => {
    const { Statement } = evaluateObject(scope, document, logicalId);
    return asList(Statement, logicalId).map((one) => toStatement(asObject(one, logicalId)));
  });
}

/** Throws for a statement that is not understood, since a wrong reading would allow too much. */
function toStatement({ Effect, Action, Resource: arns, Condition, Sid: _sid, ...others }: JsonObject): StatementPlan {
  if (Effect !== 'Allow' || Object.keys(others).length > 0)
    throw new Error(`The local cloud cannot read a statement with ${JSON.stringify({ Effect, ...others })}.`);
  const conditions = Object.entries(asObject(Condition, 'condition')).flatMap(([operator, keys]) =>
    Object.entries(asObject(keys, operator)).map(([key, values]) => ({ operator, key, values: textsOf(values, key) })),
  );
  return { actions: textsOf(Action, 'action'), resources: textsOf(arns, 'resource'), conditions };
}

function textsOf(value: Json | undefined, what: string): readonly string[] {
  return Array.isArray(value) ? asTexts(value, what) : [asText(value, what)];
}
