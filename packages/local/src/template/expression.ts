import { isDeepStrictEqual } from 'node:util';
import { asList, asNumber, asObject, asText, isObject, type Json, type JsonObject } from './json.ts';
import { findResource } from './resource.ts';
import type { Scope } from './scope.ts';

/**
 * Evaluates the expressions in a value (Ref, Fn::Join and so on); returns undefined for AWS::NoValue. Throws for an
 * unknown function.
 */
export function evaluate(scope: Scope, value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => evaluate(scope, item)).filter((item) => item !== undefined);
  if (!isObject(value)) return value;

  const [name, ...others] = Object.keys(value);
  if (name !== undefined && others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
    const apply = functions[name];
    if (!apply) throw new Error(`The template uses ${name}, which the local cloud cannot read.`);
    return apply(scope, value[name]);
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, evaluate(scope, item)]));
}

/** Evaluates an object, such as a resource's properties, as `evaluate` does. */
export function evaluateObject(scope: Scope, value: Json | undefined, what: string): JsonObject {
  return asObject(evaluate(scope, value), what);
}

const functions: Readonly<Record<string, (scope: Scope, argument: Json | undefined) => Json | undefined>> = {
  Ref: (scope, name) => reference(scope, asText(name, 'Ref')),
  'Fn::GetAtt': (scope, argument) => attribute(scope, argument),
  'Fn::Join': (scope, argument) => {
    const [separator, parts] = asList(argument, 'Fn::Join');
    return asList(evaluate(scope, parts), 'Fn::Join')
      .map((part) => asText(part, 'Fn::Join'))
      .join(asText(separator, 'Fn::Join'));
  },
  'Fn::Sub': (scope, argument) => substitute(scope, argument),
  'Fn::Select': (scope, argument) => {
    const [index, list] = asList(argument, 'Fn::Select');
    const chosen = asList(evaluate(scope, list), 'Fn::Select')[asNumber(evaluate(scope, index), 'Fn::Select', 0)];
    if (chosen === undefined) throw new Error(`Fn::Select finds nothing at ${JSON.stringify(index)}.`);
    return chosen;
  },
  'Fn::Split': (scope, argument) => {
    const [separator, text] = asList(argument, 'Fn::Split');
    return asText(evaluate(scope, text), 'Fn::Split').split(asText(separator, 'Fn::Split'));
  },
  'Fn::ImportValue': (scope, argument) => imported(scope, asText(evaluate(scope, argument), 'Fn::ImportValue')),
  'Fn::If': (scope, argument) => {
    const [condition, whenTrue, whenFalse] = asList(argument, 'Fn::If');
    return evaluate(scope, conditionHolds(scope, asText(condition, 'Fn::If')) ? whenTrue : whenFalse);
  },
  'Fn::FindInMap': (scope, argument) => {
    const [map, first, second] = asList(argument, 'Fn::FindInMap').map((key) =>
      asText(evaluate(scope, key), 'Fn::FindInMap'),
    );
    const found = asObject(asObject(scope.template.mappings[map ?? ''], 'mapping')[first ?? ''], 'mapping')[
      second ?? ''
    ];
    if (found === undefined) throw new Error(`Fn::FindInMap finds nothing at ${map}, ${first}, ${second}.`);
    return found;
  },
  'Fn::Base64': (scope, argument) => Buffer.from(asText(evaluate(scope, argument), 'Fn::Base64')).toString('base64'),
};

function reference(scope: Scope, name: string): Json | undefined {
  if (name.startsWith('AWS::')) return pseudoParameter(scope, name);
  if (name in scope.template.parameters) return parameter(scope, name);
  return scope.world.identify(findResource(scope, name), undefined);
}

function attribute(scope: Scope, argument: Json | undefined): Json | undefined {
  const path = typeof argument === 'string' ? argument.split('.') : asList(argument, 'Fn::GetAtt');
  const logicalId = asText(path[0], 'Fn::GetAtt');
  const name = path
    .slice(1)
    .map((part) => asText(part, 'Fn::GetAtt'))
    .join('.');
  const nested = scope.nested.get(logicalId);
  if (!nested) return scope.world.identify(findResource(scope, logicalId), name);

  const output = nested.template.outputs[name.replace(/^Outputs\./, '')];
  if (output === undefined) throw new Error(`The nested stack ${logicalId} has no output ${name}.`);
  return evaluate(nested, asObject(output, name).Value);
}

function parameter(scope: Scope, name: string): Json | undefined {
  const given = scope.parent?.parameters[name];
  if (given !== undefined && scope.parent) return evaluate(scope.parent.scope, given);
  const preset = asObject(scope.template.parameters[name], name).Default;
  if (preset === undefined)
    throw new Error(`The parameter ${name} of ${scope.stackName} has neither a value nor a default.`);
  return preset;
}

function pseudoParameter(scope: Scope, name: string): string | undefined {
  const values: Readonly<Record<string, string>> = {
    'AWS::AccountId': scope.world.accountId,
    'AWS::Region': scope.world.region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': scope.stackName,
    'AWS::StackId': `arn:aws:cloudformation:${scope.world.region}:${scope.world.accountId}:stack/${scope.stackName}/local`,
  };
  if (name === 'AWS::NoValue') return undefined;
  const value = values[name];
  if (value === undefined) throw new Error(`The template refers to ${name}, which the local cloud does not know.`);
  return value;
}

/**
 * Evaluates Fn::Sub: `${Name}`, `${Name.Attribute}`, `${!Literal}`. Variables given in the expression take precedence.
 */
function substitute(scope: Scope, argument: Json | undefined): string {
  const [text, given] = typeof argument === 'string' ? [argument, {}] : asList(argument, 'Fn::Sub');
  const variables = asObject(given, 'Fn::Sub');
  return asText(text, 'Fn::Sub').replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    if (name in variables) return asText(evaluate(scope, variables[name]), name);
    return asText(name.includes('.') ? attribute(scope, name) : reference(scope, name), name);
  });
}

function imported(scope: Scope, name: string): Json | undefined {
  for (const stack of scope.world.stacks) {
    for (const [id, output] of Object.entries(stack.template.outputs)) {
      const { Export, Value } = asObject(output, id);
      if (Export !== undefined && evaluate(stack, asObject(Export, id).Name) === name) return evaluate(stack, Value);
    }
  }
  throw new Error(`No stack exports ${name}.`);
}

/** Whether a named condition of the template holds. Throws if it is not defined. */
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
      return isDeepStrictEqual(evaluate(scope, parts[0]), evaluate(scope, parts[1]));
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
