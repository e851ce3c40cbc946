import * as v from 'valibot';
import { call } from './call.ts';
import { CANVAS_BASE, RoleNumber } from './canvas-fields.ts';
import { CanvasPostRow } from './canvas-posts.ts';
import { Email } from './credentials.ts';
import { Cursor, Instant, LANGUAGES, Lang } from './fields.ts';
import { ImageId, InLanguages, PageOf, PageQuery, PlainLine, WriterId } from './post-fields.ts';
import { readsAsEmail } from './reads-as-email.ts';
import { message } from './refusals/reason.ts';

const Profile = v.object({
  name: v.pipe(PlainLine('name', 80), v.minLength(1, message('author-unnamed'))),
  summaries: InLanguages(PlainLine('summary', 600)),
  avatar: v.nullable(v.object({ id: ImageId })),
});
const Writer = v.object({
  id: v.number(),
  ...Profile.entries,
  /** 0 is a former writer, whose posts stay. */
  role: v.picklist([0, 1, 2, 3]),
  /** The email address, which only admins and the writer see. */
  email: v.optional(v.string()),
  /**
   * Whether the writer gets the weekly email about the readership of their posts. Only admins and the writer see it.
   */
  weekly: v.optional(v.boolean()),
});
export type WriterReply = v.InferOutput<typeof Writer>;
const OfWriter = v.object({ id: WriterId });

/** Returns the signed-in writer's profile and role. */
export const getOwnWriter = call({
  name: 'get-own-writer',
  method: 'GET',
  path: `${CANVAS_BASE}/me`,
  acts: true,
  access: 'contributor',
  fails: [404],
  reply: Writer,
});

/** Lists all writers, a hundred a page, and open invitations. */
export const listWriters = call({
  name: 'list-writers',
  method: 'GET',
  path: `${CANVAS_BASE}/users`,
  access: 'admin',
  query: v.object({ after: Cursor(/^[1-9]\d{0,8}$/) }),
  reply: v.object({
    ...PageOf(Writer).entries,
    invited: v.array(v.object({ email: v.string(), role: RoleNumber, until: Instant })),
  }),
});

/** Returns the blank form of an invitation. */
export const createWriter = call({
  name: 'create-writer',
  method: 'GET',
  path: `${CANVAS_BASE}/users/create`,
  access: 'admin',
  reply: v.object({ email: v.string(), role: RoleNumber, lang: v.picklist(LANGUAGES) }),
});

/** Emails an invitation to write. It expires after a week. The recipient signs in with that address to accept it. */
export const inviteWriter = call({
  name: 'invite-writer',
  method: 'POST',
  path: `${CANVAS_BASE}/users/invite`,
  access: 'admin',
  fails: [409],
  body: v.object({ email: Email(message('email-not-valid')), role: RoleNumber, lang: Lang }),
  reply: v.object({ email: v.string(), role: RoleNumber, until: Instant }),
});

/** Withdraws an invitation to write. */
export const withdrawInvitation = call({
  name: 'withdraw-invitation',
  method: 'POST',
  path: `${CANVAS_BASE}/users/withdraw`,
  access: 'admin',
  fails: [409],
  body: v.object({ email: Email(message('email-not-valid')) }),
  reply: v.object({ success: v.boolean() }),
});

/** The encrypted token of an invitation's link: only the server can create or read it. */
const InvitationToken = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w-]{40,800}$/, message('link-not-whole'))),
});

/** Checks whether an invitation is still open. The reply reveals nothing else. */
export const checkInvitation = call({
  name: 'check-invitation',
  method: 'POST',
  path: `${CANVAS_BASE}/invitation`,
  access: 'anyone',
  fails: [404],
  body: InvitationToken,
  reply: v.object({ valid: v.boolean() }),
});

/** Accepts an invitation by the token of its link. */
export const joinWriters = call({
  name: 'join-writers',
  method: 'POST',
  path: `${CANVAS_BASE}/join`,
  access: 'user',
  fails: [404, 409],
  body: InvitationToken,
  reply: Writer,
});

/** Returns a writer's profile. */
export const getWriter = call({
  name: 'get-writer',
  method: 'GET',
  path: `${CANVAS_BASE}/users/{id}`,
  access: 'contributor',
  fails: [404],
  params: OfWriter,
  reply: Writer,
});

/** Lists a writer's published posts. */
export const listWriterPosts = call({
  name: 'list-writer-posts',
  method: 'GET',
  path: `${CANVAS_BASE}/users/{id}/posts`,
  access: 'editor',
  params: OfWriter,
  query: v.object(PageQuery),
  reply: PageOf(CanvasPostRow),
});

/**
 * Saves a writer's profile, and, for admins, others' roles. A writer cannot change their own role. Only the writer can
 * set `weekly`.
 */
export const saveWriter = call({
  name: 'save-writer',
  method: 'POST',
  path: `${CANVAS_BASE}/users/{id}`,
  access: 'contributor',
  fails: [404, 409],
  params: OfWriter,
  cleansTexts: true,
  body: v.object({
    ...Profile.entries,
    name: v.pipe(
      Profile.entries.name,
      v.check((name) => !readsAsEmail(name), message('author-name-email')),
    ),
    role: v.optional(RoleNumber),
    weekly: v.optional(v.boolean()),
  }),
  reply: Writer,
});

/** Removes a writer's role. Their posts stay theirs. Admins cannot remove themselves, so at least one admin remains. */
export const deleteWriter = call({
  name: 'delete-writer',
  method: 'DELETE',
  path: `${CANVAS_BASE}/users/{id}`,
  access: 'admin',
  fails: [404, 409],
  params: OfWriter,
  reply: Writer,
});
