import { displayEmail } from '@groundswell/contracts';
import { readTabJson, writeTab } from '../../storage/tab.ts';
import type { AwaitedCode } from './model.ts';

const KEY = 'sc_awaited_code';
/** The time that the tab remembers a code, ms; it exceeds the validity of codes. */
const WAITS_MS = 3_600_000;
let isOpen = false;

/**
 * Records the code that the open window waits for, and returns the function to call when the window closes. The tab
 * stores the code for a user who closed or reloaded the page while reading mail.
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

/**
 * Returns the signed-in address and, if the open window waits for a code, the address that the code was mailed to. Both
 * are in readable form.
 */
export function readBeside(email: string): { readonly email: string; readonly address: string | undefined } {
  const code = isOpen ? awaitedCode() : undefined;
  return { email: displayEmail(email), address: code && displayEmail(code.email.trim().toLowerCase()) };
}
