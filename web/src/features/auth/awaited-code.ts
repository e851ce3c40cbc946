import { displayEmail } from '@groundswell/contracts';
import { readTabJson, writeTab } from '../../storage/tab.ts';
import type { AwaitedCode } from './model.ts';

const KEY = 'sc_awaited_code';
/** The time that the tab remembers a code, ms; it exceeds the validity of codes. */
const WAITS_MS = 3_600_000;
let isOpen = false;

/**
 * Stores in this tab the mailed code that the open dialog waits for. A user who closes the dialog or reloads the page
 * while reading mail can then still enter the code. Returns the function to call when the dialog closes.
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
 * Returns the signed-in address in readable form. If the open sign-in dialog waits for a mailed code, it also returns
 * the address to which the code was mailed.
 */
export function readBeside(email: string): { readonly email: string; readonly address: string | undefined } {
  const code = isOpen ? awaitedCode() : undefined;
  return { email: displayEmail(email), address: code && displayEmail(code.email.trim().toLowerCase()) };
}
