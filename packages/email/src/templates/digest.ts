import { voiceOf, wordsOf } from '@groundswell/present';
import type { DigestEmail } from '../email.ts';
import type { Block } from '../email-document.ts';
import { dayName } from './day-name.ts';
import { describeHours } from './describe-hours.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/** Drafts the newsletter: the coming week at each beach, and new blog posts. */
export function draftDigest(letter: DigestEmail, { lang, site, words }: DraftContext): Draft {
  const { ofFavorites, days, beaches, posts = [], units, unsubscribeToken } = letter;
  const { digest, alert } = words;
  const voice = voiceOf({ units, words: wordsOf(lang) });
  const worthy = beaches.filter(({ hours }) => hours.length > 0);
  const rest = beaches.filter(({ hours }) => hours.length === 0);
  const token = encodeURIComponent(unsubscribeToken);
  const sections = worthy.flatMap(({ beach, hours }): Block[] => [
    { block: 'subheading', text: beach.name },
    {
      block: 'facts',
      facts: hours.map((one) => {
        const { from, to, surf, condition } = describeHours(one, beach, voice);
        return { label: dayName(one.day, lang, 'short'), value: alert.other(from, to, surf, condition) };
      }),
    },
  ]);
  const [best] = worthy;
  const subject = best ? digest.subject(best.beach.name, worthy.length - 1) : digest.subjectQuiet;
  const title = ofFavorites ? digest.ofFavorites(days) : digest.ofPopular(days);
  return {
    subject,
    preheader: title,
    blocks: [
      { block: 'heading', text: title },
      ...(worthy.length === 0 ? [{ block: 'lead', text: digest.nothing } as const] : sections),
      ...(rest.length > 0 && worthy.length > 0
        ? [
            {
              block: 'paragraph',
              text: digest.nothingAt(rest.map(({ beach }) => beach.name).join(digest.comma)),
            } as const,
          ]
        : []),
      { block: 'button', link: { label: digest.open, url: ofFavorites ? `${site}/?favorites` : `${site}/` } },
      ...(posts.length > 0 ? [{ block: 'subheading', text: digest.posts } as const] : []),
      ...posts.map(({ title: label, path }) => ({ block: 'link', link: { label, url: site + path } }) as const),
      { block: 'quiet', text: alert.localTime },
    ],
    footer: { text: digest.why, links: [{ label: digest.unsubscribe, url: `${site}/unsubscribe/${token}` }] },
    unsubscribeUrl: `${site}/api/unsubscribe/${token}`,
  };
}
