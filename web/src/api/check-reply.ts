import { areas } from '@groundswell/contracts';
import * as v from 'valibot';
import { type CallName, calls } from './calls.ts';

/** While developing: throws a sentence where a reply breaks its contract. Not part of what is shipped. */
export function checkReply(name: CallName, reply: unknown): void {
  const call = Object.values(areas)
    .flat()
    .find((declared) => declared.name === calls[name].name);
  if (!call) throw new Error(`No contract declares ${name}.`);
  const result = v.safeParse<v.GenericSchema>(call.reply, reply);
  if (result.success) return;
  const [issue] = result.issues;
  throw new Error(`The reply of ${name} breaks its contract at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}
