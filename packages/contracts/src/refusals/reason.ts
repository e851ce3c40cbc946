import * as v from 'valibot';
import { fillText } from '../texts/fill-text.ts';
import { FOR_PEOPLE } from './for-people.ts';
import { FOR_PROGRAMS } from './for-programs.ts';

/** The English sentence of every reason for a refusal, by its code. */
export const REFUSALS = { ...FOR_PEOPLE, ...FOR_PROGRAMS } as const;
export type RefusalCode = keyof typeof REFUSALS;

type NamesIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The values that the sentence of a code contains, by name. */
export type RefusalValues<Code extends RefusalCode> = {
  readonly [Name in NamesIn<(typeof REFUSALS)[Code]>]: string | number;
};
type Given<Code extends RefusalCode> =
  NamesIn<(typeof REFUSALS)[Code]> extends never ? [] : [values: RefusalValues<Code>];

/** The reason for a refusal, which replies contain in addition to the sentence. */
export const Reason = v.object({
  code: v.string(),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});
/** The code of a reason, with all values that its sentence contains. */
export type Reason = {
  [Code in RefusalCode]: { readonly code: Code } & (Given<Code> extends [infer Values]
    ? { readonly values: Values }
    : { readonly values?: never });
}[RefusalCode];

export function reason<Code extends RefusalCode>(code: Code, ...[values]: Given<Code>): Reason {
  return (values === undefined ? { code } : { code, values }) as Reason;
}

export function sentenceOf({ code, values }: Reason): string {
  return fillText(REFUSALS[code], values ?? {});
}

/** The fields with which a reply of status 200 reports a refusal. */
export const Refusal = v.object({ errorMsg: v.optional(v.string()), reason: v.optional(Reason) });
export interface Refusal {
  readonly errorMsg: string;
  readonly reason: Reason;
}

export function refusal<Code extends RefusalCode>(code: Code, ...values: Given<Code>): Refusal {
  const why = reason(code, ...values);
  return { errorMsg: sentenceOf(why), reason: why };
}

/** Encodes a reason as a schema's message. `readMessage` decodes it when the request is refused. */
export function message<Code extends RefusalCode>(code: Code, ...values: Given<Code>): string {
  return JSON.stringify(reason(code, ...values));
}

/**
 * Decodes a schema's message into its reason. Returns undefined for valibot's own messages, which do not begin with
 * `{`.
 */
export function readMessage(text: string): Reason | undefined {
  return text.startsWith('{') ? (JSON.parse(text) as Reason) : undefined;
}
