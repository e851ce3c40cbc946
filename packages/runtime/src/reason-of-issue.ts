import { type Reason, readMessage, reason } from '@groundswell/contracts';
import * as v from 'valibot';

/**
 * Returns the schema's own reason, or else what the schema expects. Valibot's message is not user-friendly and repeats
 * the input.
 */
export function reasonOf(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): Reason {
  const { message, input, path } = issue;
  const own = readMessage(message);
  if (own) return own;
  const isMissing = input === undefined || message.startsWith('Invalid key');
  return isMissing ? reasonOfMissing(path ?? [], schema) : reasonOfKind(issue);
}

/** Takes the reason for a missing value from the field's own schema, because valibot reports the object's message. */
function reasonOfMissing(path: readonly v.IssuePathItem[], schema: v.GenericSchema): Reason {
  const held = path.reduce<Nested | undefined>((at, { key }) => (at?.wrapped ?? at)?.entries?.[String(key)], schema);
  const { issues } = held ? v.safeParse(held, undefined) : {};
  return (issues?.[0] && readMessage(issues[0].message)) ?? reason('not-given', { field: wordsOf(path) });
}

/** A schema with its fields, or with the schema that it wraps. */
type Nested = v.GenericSchema & { readonly entries?: Readonly<Record<string, Nested>>; readonly wrapped?: Nested };

/** Returns what a value must be, by the type of its schema. */
function reasonOfKind({ kind, type, expected, requirement, path }: v.BaseIssue<unknown>): Reason {
  const field = wordsOf(path ?? []);
  if (type === 'max_length') return reason('too-long', { field, count: Number(requirement) });
  if (kind !== 'schema') return reason('not-one', { field });
  switch (type) {
    case 'string':
      return reason('not-text', { field });
    case 'number':
      return reason('not-a-number', { field });
    case 'boolean':
      return reason('not-on-or-off', { field });
    case 'array':
      return reason('not-a-list', { field });
    case 'picklist':
    case 'literal':
    case 'variant':
      return reason('not-among', { field, choices: choicesOf(expected ?? '') });
    default:
      return reason('not-fields', { field });
  }
}

/** Formats `("a" | "b" | "c")` as 'a, b or c'. */
function choicesOf(expected: string): string {
  const choices = expected.replaceAll(/[()"]/g, '').split(' | ');
  return choices.length === 1 ? `${choices[0]}` : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}

/** Returns a field's name in words: `payment_method` and `paymentMethod` become 'payment method'. */
function wordsOf(path: readonly v.IssuePathItem[]): string {
  const name = path.findLast(({ key }) => typeof key === 'string')?.key ?? 'body';
  return String(name)
    .replaceAll('_', ' ')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .toLowerCase();
}
