import { m } from '../../../paraglide/canvas.js';
import { languageNames, oneState } from '../posts/words.ts';
import { roleName } from '../writers/role-names.ts';
import { sectionNames } from './words.ts';

interface Changed {
  readonly kind: string;
  readonly subject: string;
  /** The title of the changed item; absent if the API does not supply one. */
  readonly title?: string | undefined;
  readonly isGone: boolean;
  readonly action: string;
  readonly revision?: number | undefined;
}

const KINDS: Readonly<Record<string, () => string>> = {
  site: m.editing_site,
  picture: m.editing_kind_picture,
  post: m.canvas_post,
  writer: m.editing_kind_writer,
  invitation: m.editing_kind_invitation,
  tags: m.editing_kind_tag,
  topics: m.editing_kind_topic,
};
const ACTIONS: Readonly<Record<string, () => string>> = {
  changed: m.editing_did_change,
  added: m.editing_did_add,
  saved: m.editing_did_save,
  removed: m.editing_did_remove,
  invited: m.editing_did_invite,
  withdrawn: m.editing_did_withdraw,
  accepted: m.editing_did_accept,
  left: m.editing_did_leave,
  undeleted: m.editing_did_undelete,
};
const STATES = ['draft', 'review', 'scheduled', 'published', 'deleted'] as const;
const ROLES = ['user', 'contributor', 'editor', 'admin'];

/** Describes a change: 'Tag · swell · removed'. An unknown word, from a newer server, appears as it is. */
export function changeWords({ kind, subject, title, action, revision }: Changed): string {
  const state = STATES.find((one) => one === action);
  const did = kind === 'post' && state ? oneState(state) : (ACTIONS[action]?.() ?? roleWords(action));
  const called = title === undefined ? [] : [title || m.canvas_untitled()];
  // The subject of an invitation is the offered role, which is shown beside the invited email address.
  const named = called.length === 0 || kind === 'invitation' ? [...called, subjectWords(kind, subject)] : called;
  const parts = [KINDS[kind]?.() ?? kind, ...named, did];
  return [...parts, ...(revision === undefined ? [] : [m.editing_revision({ number: revision })])].join(' · ');
}

function subjectWords(kind: string, subject: string): string {
  if (kind === 'invitation') return roleWords(subject);
  if (kind === 'writer') return `#${subject}`;
  return (kind === 'site' && Object.entries(sectionNames).find(([section]) => section === subject)?.[1]()) || subject;
}

function roleWords(role: string): string {
  return ROLES.includes(role) ? roleName(ROLES.indexOf(role)) : role;
}

/** Returns the page of the changed item; undefined for pictures, invitations and deleted items, which have none. */
export function changedAt({
  kind,
  subject,
  isGone,
}: Changed): { readonly section: string; readonly id: string } | undefined {
  const section = { site: 'site', post: 'posts', writer: 'users' }[kind];
  return section === undefined || isGone ? undefined : { section, id: subject };
}

export interface UsingPost {
  readonly title: string;
  readonly langs: readonly string[];
}

/**
 * Describes a use of a picture: 'post:x1', 'live:x1', 'site:services', 'author:7'. A post appears by its title, if the
 * reader may see it.
 */
export function useWords(use: string, posts: ReadonlyMap<string, UsingPost>): string {
  const [user = '', id = ''] = use.split(':');
  const name = {
    post: m.canvas_post,
    live: m.canvas_is_published,
    author: m.editing_kind_writer,
    site: m.editing_site,
  }[user];
  if (user === 'post' || user === 'live') return [name?.(), postWords(posts.get(id))].filter(Boolean).join(' · ');
  return name ? `${name()} · ${subjectWords(user === 'author' ? 'writer' : user, id)}` : use;
}

function postWords(post: UsingPost | undefined): string | undefined {
  return post && `${post.title || m.canvas_untitled()} (${languageNames(post.langs)})`;
}
