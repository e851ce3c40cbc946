import { evaluate } from './expression.ts';
import { asList, asText, isObject, type Json } from './json.ts';
import type { Scope } from './scope.ts';

/** Whether a named condition of the template holds. Throws when there is none of that name. */
export function conditionHolds(scope: Scope, name: string): boolean {
  const condition = scope.template.conditions[name];
  if (condition === undefined) throw new Error(`${scope.stackName} has no condition ${name}.`);
  return holds(scope, condition);
}

function holds(scope: Scope, condition: Json): boolean {
  if (!isObject(condition)) throw new Error(`A condition must be an object, not ${JSON.stringify(condition)}.`);
  const [name, argument] = Object.entries(condition)[0] ?? [];
  if (name === 'Condition') return conditionHolds(scope, asText(argument, 'Condition'));

  const parts = asList(argument, name ?? 'condition');
  switch (name) {
    case 'Fn::Equals':
      return JSON.stringify(evaluate(scope, parts[0])) === JSON.stringify(evaluate(scope, parts[1]));
    case 'Fn::And':
      return parts.every((part) => holds(scope, part));
    case 'Fn::Or':
      return parts.some((part) => holds(scope, part));
    case 'Fn::Not':
      return parts.every((part) => !holds(scope, part));
    default:
      throw new Error(`The template uses ${name} in a condition, which the local cloud cannot read.`);
  }
}
