import { displayEmail } from '@groundswell/contracts';
import { readTabJson, writeTab } from '../../storage/tab.ts';
import type { AwaitedCode } from './model.ts';

const KEY = 'sc_awaited_code';
/** Longer than a code is good. */
const WAITS_MS = 3_600_000;
let isOpen = false;

/**
 * Says for which code the open window waits, until it is left: returns what to call then. The tab keeps the code: who
 * comes back from reading mail may have closed the window, or find the page loaded anew.
 */
export function awaitCode(code: AwaitedCode | undefined): () => void {
  isOpen = code !== undefined;
  writeTab(KEY, code ? JSON.stringify({ ...code, until: Date.now() + WAITS_MS }) : '');
  return () => {
    isOpen = false;
  };
}

export function awaitedCode(): AwaitedCode | undefined {
  const code = readTabJson(KEY) as (AwaitedCode & { readonly until: number }) | undefined;
  return code && Date.now() < code.until ? code : undefined;
}

/** Who signed in, and the address whose code the open window waits for, if it does: both as people read them. */
export function readBeside(email: string): { readonly email: string; readonly address: string | undefined } {
  const code = isOpen ? awaitedCode() : undefined;
  return { email: displayEmail(email), address: code && displayEmail(code.email.trim().toLowerCase()) };
}
