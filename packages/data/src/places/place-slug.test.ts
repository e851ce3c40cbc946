import { slugOf } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { listBeaches } from './places.ts';

test('the slug of every beach follows from its name', () => {
  const others = listBeaches().filter(({ name, slug }) => slugOf(name) !== slug);
  expect(others.map(({ slug }) => slug)).toEqual([]);
});
