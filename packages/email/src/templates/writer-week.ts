import type { WriterWeekEmail } from '../email.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/** Drafts the weekly email to a writer: the numbers of the week, and the posts with the most views. */
export function draftWriterWeek(letter: WriterWeekEmail, { words, site }: DraftContext): Draft {
  const { views, visits, viewsBefore, readSeconds, posts } = letter;
  const { writerWeek } = words;
  return {
    subject: writerWeek.subject(views),
    preheader: writerWeek.before(viewsBefore),
    blocks: [
      { block: 'heading', text: writerWeek.heading },
      {
        block: 'facts',
        facts: [
          { label: writerWeek.views, value: `${views}` },
          { label: writerWeek.visits, value: `${visits}` },
          ...(readSeconds === undefined
            ? []
            : [{ label: writerWeek.readTime, value: writerWeek.seconds(readSeconds) }]),
        ],
      },
      { block: 'paragraph', text: writerWeek.before(viewsBefore) },
      ...(posts.length > 0 ? [{ block: 'subheading', text: writerWeek.posts } as const] : []),
      ...(posts.length > 0
        ? [
            {
              block: 'facts',
              facts: posts.map((post) => ({ label: post.title, value: `${post.views}` })),
            } as const,
          ]
        : []),
      { block: 'button', link: { label: writerWeek.open, url: `${site}/canvas-ui/statistics` } },
    ],
    footer: { text: writerWeek.why, links: [{ label: writerWeek.stop, url: `${site}/canvas-ui/profile` }] },
  };
}
