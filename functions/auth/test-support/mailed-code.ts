import { preparePassCode, type ReadyPassCode } from '@groundswell/accounts';
import type { QueuedEmail } from '@groundswell/data/email';

/** Derives the codes of emails in order, as the mailing job does. Emails that it would not send are left out. */
export async function mailedCodes(letters: readonly QueuedEmail[]): Promise<string[]> {
  const ready: ReadyPassCode[] = [];
  for (const letter of letters) {
    const made = letter.letter === 'pass-code' ? await preparePassCode(letter) : undefined;
    if (made && made !== 'account-exists') ready.push(made);
  }
  return ready.map(({ code }) => code);
}
