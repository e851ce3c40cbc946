import type { CanvasPost } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { contentOf, titleOf, writtenContent } from './content.ts';
import { madeContent, madePost } from './post.fixture.ts';
import {
  beginWriting,
  isUnsaved,
  langOfFault,
  maySend,
  stepWriting,
  type Writing,
  type WritingEvent,
} from './writing.ts';

const written = (title: string, summary = ''): WritingEvent => ({
  type: 'written',
  content: madeContent(title, summary),
});
const after = (start: Writing, ...events: WritingEvent[]) => events.reduce(stepWriting, start);
const start = beginWriting(madePost('1', 'A'));

test('a written text waits, is sent and is saved; reverting to the saved text needs no save', () => {
  expect(after(start, written('B')).state).toBe('changed');
  expect(after(start, written('B'), written('A')).state).toBe('saved');
  const saved = after(start, written('B'), { type: 'sent' }, { type: 'saved', post: madePost('2', 'B') });
  expect(saved).toMatchObject({ state: 'saved', post: { revision: '2' } });
});

test('text written during a save is sent next, on the new revision', () => {
  const now = after(start, written('B'), { type: 'sent' }, written('C'), { type: 'saved', post: madePost('2', 'B') });
  expect(now).toMatchObject({ state: 'changed', post: { revision: '2' }, content: madeContent('C') });
});

test('after a lost reply the text is sent again, unchanged', () => {
  const now = after(start, written('B'), { type: 'sent' }, written('C'), { type: 'unreached' });
  expect(now).toMatchObject({ state: 'waiting', content: madeContent('C'), post: { revision: '1' } });
  expect(maySend(now) && isUnsaved(now)).toBe(true);
});

test('a refused text keeps its errors until it is changed and saved', () => {
  const fault = { message: 'Too long', fields: { slug: ['Taken'] } };
  const refused = after(start, written('B'), { type: 'sent' }, { type: 'refused', fault });
  expect(refused).toMatchObject({ state: 'refused', fault });
  expect(stepWriting(refused, written('C'))).toMatchObject({ state: 'changed', fault });
  const mended = after(refused, written('C'), { type: 'sent' }, { type: 'saved', post: madePost('2', 'C') });
  expect(mended.fault).toBeUndefined();
});

test('another writer’s change merges and is saved if it does not clash; otherwise it is a conflict', () => {
  const theirs = madePost('2', 'A', 'Theirs');
  const both = after(start, written('Mine'), { type: 'sent' }, { type: 'changed-elsewhere', theirs });
  expect(both).toMatchObject({ state: 'changed', post: { revision: '2' }, content: madeContent('Mine', 'Theirs') });

  const clash = after(
    start,
    written('Mine'),
    { type: 'sent' },
    { type: 'changed-elsewhere', theirs: madePost('2', 'B') },
  );
  expect(clash).toMatchObject({
    state: 'conflict',
    content: madeContent('Mine'),
    conflict: { clashes: ['texts.en.title'] },
  });
  expect(maySend(clash)).toBe(false);
  expect(after(clash, written('Mine still')).state).toBe('conflict');
  const chosen = stepWriting(clash, { type: 'resolved', content: madeContent('Mine') });
  expect(chosen).toMatchObject({ state: 'changed', post: { revision: '2' }, content: madeContent('Mine') });
  expect(stepWriting(clash, { type: 'resolved', content: madeContent('B') }).state).toBe('saved');
});

test('a conflict with the writer’s own other tab differs from one with another writer', () => {
  const met = (updatedByYou: boolean, begin = after(start, written('Mine'), { type: 'sent' })) =>
    stepWriting(begin, { type: 'changed-elsewhere', theirs: { ...madePost('2', 'B'), updatedByYou } }).conflict?.isOwn;
  expect([met(true), met(false)]).toEqual([true, false]);
  const kept = { post: madePost('1', 'A'), content: madeContent('Mine'), at: 0 };
  const opened = beginWriting({ ...madePost('2', 'B'), updatedByYou: false }, kept);
  expect(opened.conflict?.isOwn).toBe(false);
});

test('an error is shown in its language, preferably the current one', () => {
  const of = (...fields: string[]) => ({
    message: 'No',
    fields: Object.fromEntries(fields.map((one) => [one, ['No']])),
  });
  expect(langOfFault(of('texts.es.document.alt', 'texts.en.title'), 'es')).toBe('es');
  expect(langOfFault(of('slug', 'texts.zh-CN.imageAlt'), 'en')).toBe('zh-CN');
  expect(langOfFault(of('slug'), 'es')).toBe('es');
});

test('writing continues from the device’s draft; another writer’s newer text is merged or a conflict', () => {
  const kept = (title: string) => ({ post: madePost('1', 'A'), content: madeContent(title), at: 0 });
  expect(beginWriting(madePost('1', 'A'), kept('B'))).toMatchObject({ state: 'changed', content: madeContent('B') });
  expect(beginWriting(madePost('2', 'B'), kept('B')).state).toBe('saved');
  expect(beginWriting(madePost('2', 'A', 'Theirs'), kept('B'))).toMatchObject({ content: madeContent('B', 'Theirs') });
  expect(beginWriting(madePost('2', 'C'), kept('B'))).toMatchObject({ state: 'conflict', content: madeContent('B') });
});

test('a post that was never saved is unsaved, even if it is empty', () => {
  const unkept = beginWriting(madePost('', ''));
  expect(unkept.state).toBe('saved');
  expect(after(unkept, written('A')).state).toBe('changed');
});

test('text written during a move stays and is sent next, on the revision of the move', () => {
  const moved: WritingEvent = { type: 'moved', post: { ...madePost('2', 'A'), state: 'review' } };
  expect(after(start, moved)).toMatchObject({ state: 'saved', post: { state: 'review', revision: '2' } });
  expect(after(start, written('B'), moved)).toMatchObject({
    state: 'changed',
    content: madeContent('B'),
    post: { state: 'review', revision: '2' },
  });
  // The autosave reached the server after the post had moved to review, so it got a 412 with the newer post. The reply
  // to the move arrives last and is outdated.
  const met = after(start, written('B'), { type: 'sent' }, { type: 'changed-elsewhere', theirs: madePost('2', 'A') });
  const saved = after(met, { type: 'sent' }, { type: 'saved', post: madePost('3', 'B') });
  expect(stepWriting(saved, moved)).toEqual(saved);
});

test('in any order of events the latest text is never lost, and only a server reply marks it saved', () => {
  const events: WritingEvent[] = [
    written('B'),
    written('C'),
    { type: 'sent' },
    { type: 'unreached' },
    { type: 'refused', fault: { message: 'No', fields: {} } },
    { type: 'changed-elsewhere', theirs: madePost('2', 'A', 'Theirs') },
    { type: 'changed-elsewhere', theirs: madePost('3', 'D') },
    { type: 'moved', post: madePost('1', 'A') },
    { type: 'closed', why: 'deleted' },
  ];
  const walk = (now: Writing, last: string, depth: number): void => {
    expect(now.content.texts.en?.title).toBe(last);
    if (now.state === 'saved') expect(now.content).toEqual(contentOf(now.post));
    if (depth === 0) return;
    for (const event of events) {
      // The test skips this case: if the writer has typed nothing, another writer's title rightly replaces the initial
      // one.
      if (event.type === 'changed-elsewhere' && last === 'A') continue;
      walk(stepWriting(now, event), event.type === 'written' ? (event.content.texts.en?.title ?? '') : last, depth - 1);
    }
  };
  walk(start, 'A', 5);
});

test('the writer’s own text is kept aside when another is taken; restoring it saves it as the newest', () => {
  const theirs = madePost('2', 'C');
  const met = after(start, written('B'), { type: 'sent' }, { type: 'changed-elsewhere', theirs });
  const taken = after(met, { type: 'resolved', content: madeContent('C'), aside: madeContent('B') });
  expect(taken).toMatchObject({ state: 'saved', content: madeContent('C'), aside: madeContent('B') });
  const back = stepWriting(taken, { type: 'put-back' });
  expect(back).toMatchObject({ state: 'changed', content: madeContent('B'), post: { revision: '2' } });
  expect([back.aside, back.round]).toEqual([undefined, taken.round + 1]);
  expect(stepWriting(taken, { type: 'let-go' })).toMatchObject({ content: madeContent('C'), aside: undefined });
});

test('the text of a post that was deleted meanwhile stays unsent and can continue as a new draft', () => {
  const gone = after(start, written('B'), { type: 'sent' }, { type: 'closed', why: 'not-yours' }, written('C'), {
    type: 'sent',
  });
  expect(gone).toMatchObject({
    state: 'closed',
    closed: 'not-yours',
    content: madeContent('C'),
    post: { id: start.post.id },
  });
  const anew: CanvasPost = { ...madePost('1', 'C'), id: 'newnewnewnew', slug: 'c' };
  const kept = stepWriting(gone, { type: 'kept-anew', post: anew });
  expect(kept).toMatchObject({ state: 'saved', post: { id: 'newnewnewnew' } });
  expect(kept.content.slug).toBeUndefined();
  // A text written during the request is sent to the new draft.
  const later = stepWriting(stepWriting(gone, written('D')), { type: 'kept-anew', post: anew });
  expect(later).toMatchObject({ state: 'changed', post: { id: 'newnewnewnew' } });
  expect(titleOf(later.content)).toBe('D');
});

test.each([
  ['It’s flat', 'its-flat', undefined],
  ['Reading a buoy', 'reading-a-buoy-abcd', undefined],
  [`${'swell '.repeat(20)}`, 'swell-swell-swell-swell-swell-swell-swell-swell-swell-swell', undefined],
  ['Reading a buoy', 'buoys', 'buoys'],
])('for the title “%s” the slug %s follows the title unless the writer chose it', (title, slug, own) => {
  expect(writtenContent({ ...madePost('1', title), slug }).slug).toBe(own);
});
