import type { PassCodeLetter } from '../letter.ts';
import type { Desk, Draft } from './desk.ts';

/** The code stands in the letter alone: a subject is read on locked screens, and kept in the logs of mail servers. */
export function draftPassCode({ use, code, validMinutes }: PassCodeLetter, { words }: Desk): Draft {
  const { passCode, accountWhy } = words;
  const valid = passCode.valid(validMinutes);
  return {
    subject: passCode.subject,
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
