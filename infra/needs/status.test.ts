import { WATCHED_QUEUES } from '@groundswell/data/status';
import { expect, test } from 'vitest';
import { statusJobs } from './status.ts';

test('the job may count every queue that the status page shows', () => {
  const may = statusJobs['check-queues'].counts?.map((name) => name.toUpperCase().replaceAll('-', '_'));
  expect(may?.sort()).toEqual(Object.values(WATCHED_QUEUES).flat().sort());
});
