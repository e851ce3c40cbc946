import * as contracts from '@groundswell/contracts';
import type { CallName } from './calls.ts';

/** Throws if a reply breaks its contract. Runs in development only and is not part of the build. */
export async function checkReply(name: CallName, reply: unknown): Promise<void> {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: all of the contract may be asked for here, and nobody ships it.
  const { issues } = await contracts[name].reply['~standard'].validate(reply);
  const [issue] = issues ?? [];
  if (!issue) return;
  const at = issue.path?.map((step) => (typeof step === 'object' ? step.key : step)).join('.');
  throw new Error(`The reply of ${name} breaks its contract at ${at || 'its root'}: ${issue.message}`);
}
