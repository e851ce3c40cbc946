import type { IncomingMessage } from 'node:http';
import { FUNCTION_HEADER } from '../lambda/name-function.ts';
import type { FunctionPlan, StatementPlan } from '../template/plan.ts';

/** An access to a service as IAM checks it. */
export interface Access {
  /** The action, such as `sqs:SendMessage`. */
  readonly action: string;
  /** The ARN of the resource. */
  readonly resource: string;
  /** The condition keys of the request, such as `ses:FromAddress`. */
  readonly context?: Readonly<Record<string, string>>;
}

/** Returns why a request's function may not do something; undefined if it may, or if no function sent the request. */
export type FindRefusal = (request: Pick<IncomingMessage, 'headers'>, access: Access) => string | undefined;

export const allowAll: FindRefusal = () => undefined;

/** Evaluates the roles of the template's functions, as IAM does. It reports each refusal to `onRefused`. */
export function checkRights(functions: readonly FunctionPlan[], onRefused: (sentence: string) => void): FindRefusal {
  const byName = new Map(functions.map((one) => [one.name, one]));
  return ({ headers }, access) => {
    const caller = byName.get(String(headers[FUNCTION_HEADER] ?? ''));
    if (!caller?.rights || isAllowed(caller.rights, access)) return undefined;
    const { action, resource } = access;
    const sentence = `The role of ${caller.label} is not authorized to perform ${action} on ${resource}.`;
    onRefused(sentence);
    return sentence;
  };
}

/** Whether one of the statements allows an access. */
export function isAllowed(statements: readonly StatementPlan[], { action, resource, context = {} }: Access): boolean {
  return statements.some(
    ({ actions, resources, conditions }) =>
      actions.some((pattern) => isLike(pattern.toLowerCase(), action.toLowerCase())) &&
      resources.some((pattern) => isLike(pattern, resource)) &&
      conditions.every((condition) => holds(condition, context)),
  );
}

function holds({ operator, key, values }: StatementPlan['conditions'][number], context: Access['context']): boolean {
  const given = context?.[key];
  switch (operator) {
    case 'StringEquals':
      return given !== undefined && values.includes(given);
    case 'StringLike':
      return given !== undefined && values.some((pattern) => isLike(pattern, given));
    default:
      return false;
  }
}

/** Matches a text with a pattern in which `*` stands for any characters and `?` for one. */
function isLike(pattern: string, text: string): boolean {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(text);
}
