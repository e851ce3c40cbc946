import type { PassCodeEmail } from '../email.ts';
import { PROVIDER_NAMES } from './account-notices.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/** Drafts a pass code. The code is only in the body: lock screens show the subject, and mail servers log it. */
export function draftPassCode(
  { purpose, code, validMinutes, links }: PassCodeEmail,
  { words, lang }: DraftContext,
): Draft {
  const { passCode, accountWhy } = words;
  const { heading, text, notYou } = links
    ? passCode.link(PROVIDER_NAMES[links])
    : { heading: passCode.headings[purpose], text: passCode.texts[purpose], notYou: passCode.notYou[purpose] };
  const valid = passCode.valid(validMinutes);
  return {
    subject: passCode.subject,
    preheader: valid,
    blocks: [
      { block: 'heading', text: heading },
      { block: 'paragraph', text },
      { block: 'code', text: code },
      { block: 'paragraph', text: [valid, passCode.browser].join(lang === 'zh-CN' ? '' : ' ') },
      { block: 'paragraph', text: passCode.secret },
      { block: 'quiet', text: notYou },
    ],
    footer: { text: accountWhy, links: [] },
  };
}
