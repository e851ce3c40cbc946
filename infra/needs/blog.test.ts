import { areas } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { callNeeds } from './all-needs.ts';

const WRITERS_ALONE: readonly string[] = ['post', 'desk', 'deskSearch', 'invitation', 'user', 'email'];
/**
 * These calls render a preview for anyone who has its sealed link. They therefore read the post's draft and its
 * author's account.
 */
const PREVIEWS: readonly string[] = ['get-blog-preview', 'preview-post'];

test('no call for readers may read drafts or accounts, except a preview’s post and its author’s account', () => {
  for (const { name } of areas.blog) {
    const partitions = [callNeeds[name].table ?? []].flat().flatMap((table) => table.partitions);
    const beyond = partitions.filter((one) => WRITERS_ALONE.includes(one));
    expect([name, beyond]).toEqual([name, PREVIEWS.includes(name) ? ['post', 'user'] : []]);
  }
});
