import { areas } from '@groundswell/contracts';
import { type CallName, calls } from './calls.ts';

/** While developing: throws a sentence where a reply breaks its contract. Not part of what is shipped. */
export async function checkReply(name: CallName, reply: unknown): Promise<void> {
  const call = Object.values(areas)
    .flat()
    .find((declared) => declared.name === calls[name].name);
  if (!call) throw new Error(`No contract declares ${name}.`);
  const { issues } = await call.reply['~standard'].validate(reply);
  const [issue] = issues ?? [];
  if (!issue) return;
  const at = issue.path?.map((step) => (typeof step === 'object' ? step.key : step)).join('.');
  throw new Error(`The reply of ${name} breaks its contract at ${at || 'its root'}: ${issue.message}`);
}
