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

test('what is written waits, is sent and is saved; written back to what is saved it need not be sent', () => {
  expect(after(start, written('B')).state).toBe('changed');
  expect(after(start, written('B'), written('A')).state).toBe('saved');
  const saved = after(start, written('B'), { type: 'sent' }, { type: 'saved', post: madePost('2', 'B') });
  expect(saved).toMatchObject({ state: 'saved', post: { revision: '2' } });
});

test('what is written while saving is sent next, on the new revision', () => {
  const now = after(start, written('B'), { type: 'sent' }, written('C'), { type: 'saved', post: madePost('2', 'B') });
  expect(now).toMatchObject({ state: 'changed', post: { revision: '2' }, content: madeContent('C') });
});

test('a lost reply is sent once more; the text is never anything but what was written', () => {
  const now = after(start, written('B'), { type: 'sent' }, written('C'), { type: 'unreached' });
  expect(now).toMatchObject({ state: 'waiting', content: madeContent('C'), post: { revision: '1' } });
  expect(maySend(now) && isUnsaved(now)).toBe(true);
});

test('a refused text keeps its sentences until it is written on and saved', () => {
  const fault = { message: 'Too long', fields: { slug: ['Taken'] } };
  const refused = after(start, written('B'), { type: 'sent' }, { type: 'refused', fault });
  expect(refused).toMatchObject({ state: 'refused', fault });
  expect(stepWriting(refused, written('C'))).toMatchObject({ state: 'changed', fault });
  const mended = after(refused, written('C'), { type: 'sent' }, { type: 'saved', post: madePost('2', 'C') });
  expect(mended.fault).toBeUndefined();
});

test('another writer’s change of something else is taken in and sent on; of the same it is a conflict', () => {
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

test('a conflict with another tab or device of one’s own is told from one with somebody else', () => {
  const met = (updatedByYou: boolean, begin = after(start, written('Mine'), { type: 'sent' })) =>
    stepWriting(begin, { type: 'changed-elsewhere', theirs: { ...madePost('2', 'B'), updatedByYou } }).conflict?.isOwn;
  expect([met(true), met(false)]).toEqual([true, false]);
  const kept = { post: madePost('1', 'A'), content: madeContent('Mine'), at: 0 };
  const opened = beginWriting({ ...madePost('2', 'B'), updatedByYou: false }, kept);
  expect(opened.conflict?.isOwn).toBe(false);
});

test('a fault is shown in its language: the one that is shown, where it is among them', () => {
  const of = (...fields: string[]) => ({
    message: 'No',
    fields: Object.fromEntries(fields.map((one) => [one, ['No']])),
  });
  expect(langOfFault(of('texts.es.document.alt', 'texts.en.title'), 'es')).toBe('es');
  expect(langOfFault(of('slug', 'texts.zh-CN.imageAlt'), 'en')).toBe('zh-CN');
  expect(langOfFault(of('slug'), 'es')).toBe('es');
});

test('what the device kept is gone on with; met by somebody else’s text it is merged or in conflict', () => {
  const kept = (title: string) => ({ post: madePost('1', 'A'), content: madeContent(title), at: 0 });
  expect(beginWriting(madePost('1', 'A'), kept('B'))).toMatchObject({ state: 'changed', content: madeContent('B') });
  expect(beginWriting(madePost('2', 'B'), kept('B')).state).toBe('saved');
  expect(beginWriting(madePost('2', 'A', 'Theirs'), kept('B'))).toMatchObject({ content: madeContent('B', 'Theirs') });
  expect(beginWriting(madePost('2', 'C'), kept('B'))).toMatchObject({ state: 'conflict', content: madeContent('B') });
});

test('a post that was never saved waits, also empty of words, until the server has it', () => {
  const unkept = beginWriting(madePost('', ''));
  expect(unkept.state).toBe('saved');
  expect(after(unkept, written('A')).state).toBe('changed');
});

test('what is written while the post is moved stays, and is sent next, on the revision of the move', () => {
  const moved: WritingEvent = { type: 'moved', post: { ...madePost('2', 'A'), state: 'review' } };
  expect(after(start, moved)).toMatchObject({ state: 'saved', post: { state: 'review', revision: '2' } });
  expect(after(start, written('B'), moved)).toMatchObject({
    state: 'changed',
    content: madeContent('B'),
    post: { state: 'review', revision: '2' },
  });
  // The autosave met the move first and got a 412; its reply is newer than the move's.
  const met = after(start, written('B'), { type: 'sent' }, { type: 'changed-elsewhere', theirs: madePost('2', 'A') });
  const saved = after(met, { type: 'sent' }, { type: 'saved', post: madePost('3', 'B') });
  expect(stepWriting(saved, moved)).toEqual(saved);
});

test('in any order of events nothing that was written last is lost, and only the server makes it saved', () => {
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
      // If the writer has written nothing, another writer's title is rightly the newest.
      if (event.type === 'changed-elsewhere' && last === 'A') continue;
      walk(stepWriting(now, event), event.type === 'written' ? (event.content.texts.en?.title ?? '') : last, depth - 1);
    }
  };
  walk(start, 'A', 5);
});

test('one’s own text is within reach where another’s was taken: put back it is sent as the newest', () => {
  const theirs = madePost('2', 'C');
  const met = after(start, written('B'), { type: 'sent' }, { type: 'changed-elsewhere', theirs });
  const taken = after(met, { type: 'resolved', content: madeContent('C'), aside: madeContent('B') });
  expect(taken).toMatchObject({ state: 'saved', content: madeContent('C'), aside: madeContent('B') });
  const back = stepWriting(taken, { type: 'put-back' });
  expect(back).toMatchObject({ state: 'changed', content: madeContent('B'), post: { revision: '2' } });
  expect([back.aside, back.round]).toEqual([undefined, taken.round + 1]);
  expect(stepWriting(taken, { type: 'let-go' })).toMatchObject({ content: madeContent('C'), aside: undefined });
});

test('of a post that was deleted meanwhile one’s text stays, is sent nowhere, and goes on as a draft of its own', () => {
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
])('of “%s” the address %s follows the title unless its writer chose it', (title, slug, own) => {
  expect(writtenContent({ ...madePost('1', title), slug }).slug).toBe(own);
});
