import type { Account } from '@groundswell/accounts';
import { type PostState, ROLES } from '@groundswell/contracts';
import type { StoredPost } from '@groundswell/data/blog';

/**
 * The account of a writer. A contributor writes and submits drafts; an editor publishes everybody's posts; an admin
 * also invites writers.
 */
export type Writer = Pick<Account, 'id' | 'role' | 'authorId'>;

export function isEditor({ role }: Pick<Writer, 'role'>): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf('editor');
}

export interface Rights {
  readonly read: boolean;
  readonly save: boolean;
  readonly submit: boolean;
  readonly publish: boolean;
  readonly delete: boolean;
  /** Whether the writer may move the post back to a draft. */
  readonly withdraw: boolean;
}

const UNPUBLISHED: readonly PostState[] = ['draft', 'review'];

export function rightsTo(post: Pick<StoredPost, 'authorId' | 'state'>, writer: Writer): Rights {
  const edits = isEditor(writer);
  const owns = post.authorId === writer.authorId;
  const isThere = post.state !== 'deleted';
  const writes = edits ? isThere : owns && UNPUBLISHED.includes(post.state);
  return {
    read: edits || owns,
    save: writes,
    submit: post.state === 'draft' && (edits || owns),
    publish: edits && isThere,
    delete: writes,
    withdraw: post.state !== 'draft' && writes,
  };
}
