import type { PassCodeLetter } from '../letter.ts';
import type { Desk, Draft } from './desk.ts';

/** The code stands in the subject too: it is read from a lock screen. */
export function draftPassCode({ use, code, validMinutes }: PassCodeLetter, { words }: Desk): Draft {
  const { passCode, accountWhy } = words;
  const valid = passCode.valid(validMinutes);
  return {
    subject: passCode.subject(code),
    preheader: valid,
    blocks: [
      { block: 'heading', text: passCode.headings[use] },
      { block: 'paragraph', text: passCode.texts[use] },
      { block: 'code', text: code },
      { block: 'paragraph', text: valid },
      { block: 'paragraph', text: passCode.secret },
      { block: 'quiet', text: passCode.notYou[use] },
    ],
    footer: { text: accountWhy, links: [] },
  };
}
