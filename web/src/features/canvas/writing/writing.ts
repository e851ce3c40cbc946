import { type CanvasPost, LANGUAGES, type PostContent } from '@groundswell/contracts';
import { contentOf, isOnServer, isSame, type Lang, writtenContent } from './content.ts';
import { mergeContents } from './merge-contents.ts';

/** A post that is being written: the editor's content, the server's post, and the state of saving. */
export interface Writing {
  /** The server's post; its revision is empty before the first save. */
  readonly post: CanvasPost;
  readonly content: PostContent;
  /**
   * `saved`: the server has the text. `changed`: the next autosave is pending. `saving`: a request is in flight.
   * `waiting`: the server was unreachable. `refused`: a field is invalid. `conflict`: another writer changed the same
   * part of the post. `closed`: this writer may no longer edit the post.
   */
  readonly state: 'saved' | 'changed' | 'saving' | 'waiting' | 'refused' | 'conflict' | 'closed';
  /** The content that the request in flight sends. */
  readonly sent?: PostContent | undefined;
  readonly conflict?: ConflictError | undefined;
  readonly closed?: Closed | undefined;
  /** The writer's own text, after the writer has taken another version; it can be restored. */
  readonly aside?: PostContent | undefined;
  /** The reason of a refusal: a sentence, and the errors of single fields. */
  readonly fault?: Fault | undefined;
  /** Counts content that reaches the editor from outside; each increment remounts the editor. */
  readonly round: number;
}
/** A conflict with another text of the post: another writer's, or the same writer's from another tab or device. */
interface ConflictError {
  readonly theirs: CanvasPost;
  readonly isOwn: boolean;
  readonly clashes: readonly string[];
}
/**
 * The reason why a post is closed: it was deleted, or this writer may not change it after publication or a change of
 * role.
 */
export type Closed = 'deleted' | 'not-yours';
export interface Fault {
  readonly message: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

export type WritingEvent =
  | { readonly type: 'written'; readonly content: PostContent }
  | { readonly type: 'sent' }
  | { readonly type: 'saved'; readonly post: CanvasPost }
  | { readonly type: 'unreached' }
  | { readonly type: 'refused'; readonly fault: Fault }
  | { readonly type: 'changed-elsewhere'; readonly theirs: CanvasPost }
  | { readonly type: 'resolved'; readonly content: PostContent; readonly aside?: PostContent | undefined }
  | { readonly type: 'closed'; readonly why: Closed }
  /** The text of a closed post has become a new draft. */
  | { readonly type: 'kept-anew'; readonly post: CanvasPost }
  | { readonly type: 'put-back' }
  | { readonly type: 'let-go' }
  /**
   * The post has moved to another state, such as published. The server's reply contains the text that was saved before
   * the move.
   */
  | { readonly type: 'moved'; readonly post: CanvasPost };

/** A draft from an earlier visit: the content, and the post on which it is based. */
export interface KeptDraft {
  readonly post: CanvasPost;
  readonly content: PostContent;
  /** The time of the last change, UTC ms. */
  readonly at: number;
}

/** A draft found on the device, with the key that removes it. */
export interface FoundDraft extends KeptDraft {
  readonly key: string;
}

/** The initial state of the editor's text, and what becomes of each draft found on the device. */
export interface Beginning {
  readonly writing: Writing;
  /** The drafts that are merged into the text or already on the server. */
  readonly taken: readonly FoundDraft[];
  /** The draft that is set aside and can be restored. Further drafts are offered the next times the post is opened. */
  readonly aside?: FoundDraft | undefined;
}

/**
 * Starts from the newest draft on the device. An older draft of the same revision is merged if it does not clash;
 * otherwise it is set aside and can be restored.
 */
export function beginWithKept(post: CanvasPost, found: readonly FoundDraft[]): Beginning {
  const unsaved = found.filter(({ content }) => !isOnServer(content, post));
  const [newest, ...others] = unsaved;
  let writing = beginWriting(post, newest);
  const taken = found.filter((draft) => draft === newest || !unsaved.includes(draft));
  let aside: FoundDraft | undefined;
  for (const other of others) {
    const { content, clashes } = mergeContents(writtenContent(other.post), writing.content, other.content);
    if (other.post.revision === newest?.post.revision && clashes.length === 0) {
      writing = { ...writing, content };
      taken.push(other);
    } else aside ??= other;
  }
  return { writing: { ...writing, aside: aside?.content }, taken, aside };
}

/** Starts from the server's post, with the device's draft if the server does not have it. */
export function beginWriting(post: CanvasPost, kept?: KeptDraft): Writing {
  const fresh: Writing = { post, content: writtenContent(post), state: 'saved', round: 0 };
  if (!kept || isOnServer(kept.content, post)) return fresh;
  const written: Writing = { ...fresh, post: kept.post, content: kept.content, state: 'changed' };
  return kept.post.revision === post.revision
    ? { ...written, post }
    : stepWriting(written, { type: 'changed-elsewhere', theirs: post });
}

export function stepWriting(now: Writing, event: WritingEvent): Writing {
  switch (event.type) {
    case 'written': {
      // The request in flight still sends the older content; the new text is sent after the reply.
      if (['conflict', 'closed', 'saving'].includes(now.state)) return { ...now, content: event.content };
      return settled({ ...now, content: event.content });
    }
    case 'sent':
      return maySend(now) ? { ...now, state: 'saving', sent: now.content, fault: undefined } : now;
    case 'saved':
      return settled({ ...now, post: event.post, content: trimmed(now, event.post), sent: undefined });
    case 'unreached':
      return { ...now, state: 'waiting', sent: undefined };
    case 'refused':
      return { ...now, state: 'refused', sent: undefined, fault: event.fault };
    case 'changed-elsewhere':
      return met(now, event.theirs);
    case 'resolved':
      return settled({
        ...now,
        post: now.conflict?.theirs ?? now.post,
        content: event.content,
        conflict: undefined,
        aside: event.aside,
        round: now.round + 1,
      });
    case 'closed':
      return { ...now, state: 'closed', closed: event.why, sent: undefined, conflict: undefined };
    case 'kept-anew':
      // The new draft gets a slug of its own, because the closed post still uses the old slug.
      return settled({ ...now, post: event.post, content: { ...now.content, slug: undefined }, closed: undefined });
    case 'put-back':
      // The replaced text was saved before this event, so it remains available as a revision.
      return now.aside && now.state !== 'conflict' && now.state !== 'closed'
        ? stepWriting({ ...now, aside: undefined, round: now.round + 1 }, { type: 'written', content: now.aside })
        : now;
    case 'let-go':
      return { ...now, aside: undefined };
    case 'moved': {
      // Text that was typed during the move is kept. If a later save has already returned a higher revision, that reply
      // includes the move, so this reply is ignored.
      const isKnown = Number(now.post.revision) > Number(event.post.revision);
      if (isKnown) return now;
      const moved = { ...now, post: event.post };
      return ['saving', 'conflict', 'closed'].includes(now.state) ? moved : settled(moved);
    }
  }
}

export function maySend({ state }: Writing): boolean {
  return state === 'changed' || state === 'waiting' || state === 'refused';
}

/** Returns whether the text has changes that the server does not have. */
export function isUnsaved({ state }: Writing): boolean {
  return state !== 'saved';
}

/**
 * Returns the language in which to show the errors: the current language if it has errors, else the first language that
 * has some.
 */
export function langOfFault({ fields }: Fault, shown: Lang): Lang {
  const isIn = (lang: Lang) => Object.keys(fields).some((field) => field.startsWith(`texts.${lang}.`));
  return isIn(shown) ? shown : (LANGUAGES.find(isIn) ?? shown);
}

function settled(now: Writing): Writing {
  const isSaved = now.post.revision !== '' && isOnServer(now.content, now.post);
  return { ...now, state: isSaved ? 'saved' : 'changed', fault: isSaved ? undefined : now.fault };
}

/**
 * Returns the content as the server trimmed it, or the current content if the writer has typed since the request. A
 * slug that the server derives stays undefined.
 */
function trimmed({ content, sent }: Writing, post: CanvasPost): PostContent {
  return isSame(content, sent) ? { ...contentOf(post), slug: content.slug && post.slug } : content;
}

/** Handles a newer version of the post: merges it if no changes clash, else starts a conflict. */
function met(now: Writing, theirs: CanvasPost): Writing {
  const { content, clashes } = mergeContents(writtenContent(now.post), now.content, writtenContent(theirs));
  if (clashes.length > 0) {
    const conflict = { theirs, isOwn: theirs.updatedByYou, clashes };
    return { ...now, state: 'conflict', sent: undefined, conflict };
  }
  return settled({ ...now, post: theirs, content, sent: undefined, round: now.round + 1 });
}
