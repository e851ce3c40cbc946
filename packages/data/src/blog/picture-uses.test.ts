import { expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { pictureWrites } from './picture-uses.ts';
import type { Standing } from './post-rows.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(20)) as [string, string, string];
const table = { name: 'table' } as Table;
const path = (id: string) => `/uploads/${id}-1600x900.webp`;
const standing = (state: string, imageId: string | undefined, inText: string, live?: string) =>
  ({
    post: {
      id: 'x1',
      state,
      imageId: imageId && `${imageId}-1600x900`,
      texts: { en: { document: { type: 'doc', content: [{ attrs: { src: inText } }] } } },
      updatedAt: 7,
    },
    ...(live && { published: { bodies: { en: { html: `<img src="${path(live)}">` } } } }),
  }) as unknown as Standing;
const describeWrites = (before: Standing | undefined, after: Standing) =>
  pictureWrites(table, before, after).map(([{ Update }]) => {
    const users = (Update?.ExpressionAttributeValues?.[':users'] ?? new Set()) as Set<string>;
    return `${Update?.UpdateExpression?.slice(0, 3)} ${[...users].join(' ')} ${Update?.Key?.sk[0]}`;
  });

test('a post uses its cover and the pictures in its text; pictures from outside the library are ignored', () => {
  const written = standing('draft', A, path(B));
  expect(describeWrites(undefined, written)).toEqual(['ADD post:x1 a', 'ADD post:x1 b']);
  expect(describeWrites(written, standing('draft', C, '/gallery/a.webp'))).toEqual([
    'ADD post:x1 c',
    'DEL post:x1 a',
    'DEL post:x1 b',
  ]);
});

test('a picture of the published version stays in use after the draft drops it, until publication or withdrawal', () => {
  expect(describeWrites(standing('published', undefined, path(A)), standing('published', undefined, path(B)))).toEqual([
    'ADD post:x1 b',
    'DEL post:x1 a',
  ]);
  const live = standing('published', undefined, path(A), A);
  expect(describeWrites(live, standing('published', undefined, path(A), B))).toEqual([
    'ADD live:x1 b',
    'DEL live:x1 a',
  ]);
  expect(describeWrites(live, standing('draft', undefined, path(A)))).toEqual(['DEL live:x1 a']);
  expect(describeWrites(live, standing('deleted', undefined, path(A), A))).toEqual(['DEL post:x1 live:x1 a']);
  expect(describeWrites(standing('deleted', A, path(B), A), standing('published', A, path(B), A))).toEqual([
    'ADD post:x1 live:x1 a',
    'ADD post:x1 b',
  ]);
});
