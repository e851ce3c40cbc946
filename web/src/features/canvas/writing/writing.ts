import { type CanvasPost, LANGUAGES, type PostContent } from '@groundswell/contracts';
import { contentOf, isKept, isSame, type Lang, writtenContent } from './content.ts';
import { mergeContents } from './merge-contents.ts';

/** A post that is being written on: what the writer sees, what the server has, and what is between them. */
export interface Writing {
  /** As the server has it; its revision is empty until it is first saved. */
  readonly post: CanvasPost;
  /** As it stands in the editor. */
  readonly content: PostContent;
  /**
   * `saved` the server has it, `changed` it waits for a pause, `saving` it is on its way, `waiting` the server could
   * not be reached, `refused` something has to be mended first, `conflict` the same was changed elsewhere, `closed` the
   * post takes no text of this writer's any more.
   */
  readonly state: 'saved' | 'changed' | 'saving' | 'waiting' | 'refused' | 'conflict' | 'closed';
  /** What is on its way. */
  readonly sent?: PostContent | undefined;
  readonly conflict?: ConflictError | undefined;
  readonly closed?: Closed | undefined;
  /** One's own text where another's was taken: it can be put back. */
  readonly aside?: PostContent | undefined;
  /** Why it was refused: the sentence, and those of single fields. */
  readonly fault?: Fault | undefined;
  /** Counts what was put into the editor from elsewhere, which then has to be drawn anew. */
  readonly round: number;
}
/** Another text of the post changed the same: somebody else's, or one's own of another tab or device. */
export interface ConflictError {
  readonly theirs: CanvasPost;
  readonly isOwn: boolean;
  readonly clashes: readonly string[];
}
/** Somebody deleted the post, or its writer may not change it now: it was published, or the writer's role has changed. */
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
  /** The text of a closed post is a draft of its own now. */
  | { readonly type: 'kept-anew'; readonly post: CanvasPost }
  | { readonly type: 'put-back' }
  | { readonly type: 'let-go' }
  /** The post stands elsewhere now, with the text that was saved before. */
  | { readonly type: 'moved'; readonly post: CanvasPost };

/** What a device kept of an earlier visit: the text, and the post that it was written on. */
export interface KeptDraft {
  readonly post: CanvasPost;
  readonly content: PostContent;
  /** UTC ms. */
  readonly at: number;
}

/** One that was found on the device, by what it is removed. */
export interface FoundDraft extends KeptDraft {
  readonly key: string;
}

/** Where writing begins, and what became of each text that was found. */
export interface Beginning {
  readonly writing: Writing;
  /** Those that are in it, or on the server. */
  readonly taken: readonly FoundDraft[];
  /** The one that is put aside in it; more than one are offered one after the other, each at the next opening. */
  readonly aside?: FoundDraft | undefined;
}

/**
 * Begins with the newest of what the device kept, as several tabs left it. An older one that was written on the same
 * text is taken in where both do not clash; else it is put aside.
 */
export function beginWithKept(post: CanvasPost, found: readonly FoundDraft[]): Beginning {
  const unsaved = found.filter(({ content }) => !isKept(content, post));
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

/** Where writing begins: at the server's post, with what the device kept that the server has not. */
export function beginWriting(post: CanvasPost, kept?: KeptDraft): Writing {
  const fresh: Writing = { post, content: writtenContent(post), state: 'saved', round: 0 };
  if (!kept || isKept(kept.content, post)) return fresh;
  const written: Writing = { ...fresh, post: kept.post, content: kept.content, state: 'changed' };
  return kept.post.revision === post.revision
    ? { ...written, post }
    : stepWriting(written, { type: 'changed-elsewhere', theirs: post });
}

export function stepWriting(now: Writing, event: WritingEvent): Writing {
  switch (event.type) {
    case 'written': {
      // What is on its way stays on its way.
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
      // The closed post keeps its address.
      return settled({ ...now, post: event.post, content: { ...now.content, slug: undefined }, closed: undefined });
    case 'put-back':
      // The other text is one of the earlier ones, once this is saved.
      return now.aside && now.state !== 'conflict' && now.state !== 'closed'
        ? stepWriting({ ...now, aside: undefined, round: now.round + 1 }, { type: 'written', content: now.aside })
        : now;
    case 'let-go':
      return { ...now, aside: undefined };
    case 'moved': {
      // What was written meanwhile stays; and a save that came after it knows of it already.
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

/** Whether the device has to keep it: the server does not have all of it. */
export function isUnsaved({ state }: Writing): boolean {
  return state !== 'saved';
}

/** The language to show for a fault: the one that is shown, unless the fault is only in others. */
export function langOfFault({ fields }: Fault, shown: Lang): Lang {
  const isIn = (lang: Lang) => Object.keys(fields).some((field) => field.startsWith(`texts.${lang}.`));
  return isIn(shown) ? shown : (LANGUAGES.find(isIn) ?? shown);
}

function settled(now: Writing): Writing {
  const isSaved = now.post.revision !== '' && isKept(now.content, now.post);
  return { ...now, state: isSaved ? 'saved' : 'changed', fault: isSaved ? undefined : now.fault };
}

/** The server trims what it keeps: the writer goes on from that, except for an address that was left to it. */
function trimmed({ content, sent }: Writing, post: CanvasPost): PostContent {
  return isSame(content, sent) ? { ...contentOf(post), slug: content.slug && post.slug } : content;
}

/** Another text of the post: both in one where they do not clash, else the writer chooses. */
function met(now: Writing, theirs: CanvasPost): Writing {
  const { content, clashes } = mergeContents(writtenContent(now.post), now.content, writtenContent(theirs));
  if (clashes.length > 0) {
    const conflict = { theirs, isOwn: theirs.updatedByYou, clashes };
    return { ...now, state: 'conflict', sent: undefined, conflict };
  }
  return settled({ ...now, post: theirs, content, sent: undefined, round: now.round + 1 });
}
