import { preparePassCode, type ReadyPassCode } from '@groundswell/accounts';
import type { QueuedEmail } from '@groundswell/data/email';

/** The codes of letters in order, made as the mailing job does; letters that mail none are left out. */
export async function mailedCodes(letters: readonly QueuedEmail[]): Promise<string[]> {
  const ready: ReadyPassCode[] = [];
  for (const letter of letters) {
    const made = letter.letter === 'pass-code' ? await preparePassCode(letter) : undefined;
    if (made && made !== 'account-exists') ready.push(made);
  }
  return ready.map(({ code }) => code);
}
