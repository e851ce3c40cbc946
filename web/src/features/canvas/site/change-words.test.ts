import { expect, test } from 'vitest';
import { changeWords, useWords } from './change-words.ts';

test.each([
  [
    { kind: 'invitation', subject: 'editor', title: 'ann@example.com', action: 'invited' },
    'Invitation · ann@example.com · Editor · sent',
  ],
  [{ kind: 'invitation', subject: 'editor', action: 'accepted' }, 'Invitation · Editor · accepted'],
  [{ kind: 'picture', subject: 'a1', title: 'wave.jpg', action: 'added' }, 'Picture · wave.jpg · added'],
  [{ kind: 'picture', subject: 'a1', action: 'added' }, 'Picture · a1 · added'],
  [{ kind: 'writer', subject: '7', title: 'ann@example.com', action: 'editor' }, 'Writer · ann@example.com · Editor'],
  [{ kind: 'writer', subject: '7', action: 'left' }, 'Writer · #7 · deleted their account'],
  [{ kind: 'post', subject: 'x1', title: '', action: 'undeleted' }, 'Post · Untitled · Brought back'],
  [{ kind: 'post', subject: 'x1', title: 'A wave', action: 'draft' }, 'Post · A wave · Draft'],
])('the line %o of the log reads %s', (change, words) => {
  expect(changeWords({ ...change, isGone: false })).toBe(words);
});

test.each([
  ['post:x1', 'Post · A wave (English, Español)'],
  ['live:x1', 'Published · A wave (English, Español)'],
  ['post:x2', 'Post'],
  ['site:services', 'The site · Services'],
])('the picture use “%s” reads %s', (use, words) => {
  expect(useWords(use, new Map([['x1', { title: 'A wave', langs: ['es', 'en'] }]]))).toBe(words);
});
