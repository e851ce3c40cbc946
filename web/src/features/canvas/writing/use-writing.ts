import type { CanvasPost, PostContent } from '@groundswell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { m } from '../../../paraglide/canvas.js';
import { call, postQuery, postsKey } from '../queries.ts';
import { withWholeTexts } from './content.ts';
import { forgetDraft, keepDraft, newDraftKey } from './kept-drafts.ts';
import { type Saver, startSaver } from './saver.ts';
import { beginWithKept, type FoundDraft, isUnsaved, type Writing, type WritingEvent } from './writing.ts';

/** A pause of typing after which it is saved. */
const PAUSE_MS = 3000;
/** How long after a failure it is tried again, besides as soon as the browser has a connection again. */
const RETRY_MS = 15_000;
/** A server that has not answered by then counts as out of reach: a reply can be lost on its way. */
const PATIENCE_MS = 30_000;

export interface WritingControls {
  readonly writing: Writing;
  /** What the server does not have is on this device. */
  readonly isKept: boolean;
  readonly write: (content: PostContent) => void;
  /** Saves now; the post as the server has it then, or undefined where it was refused or could not be reached. */
  readonly save: Saver['save'];
  readonly whenSaved: Saver['whenSaved'];
  /** Ends a conflict with a text; one's own is kept aside where it is another's. */
  readonly resolve: (content: PostContent, aside?: PostContent) => void;
  /** What is aside is one's own, as another tab left it. */
  readonly isAsideFound: boolean;
  /** Keeps the text of a closed post as a draft of one's own: its id. */
  readonly keepAnew: () => Promise<string>;
  readonly putBack: () => void;
  readonly letGo: () => void;
  /** Takes the post as it is after a move. */
  readonly move: (post: CanvasPost) => void;
  /** What a call about the post was refused for, and what has become of the text then. */
  readonly refuse: (error: unknown) => Writing;
}

/** Writes on a post: saves after each pause, and keeps on the device what the server does not have. */
export function useWriting(userId: string, first: CanvasPost, found: readonly FoundDraft[]): WritingControls {
  const client = useQueryClient();
  const { id } = first;
  const send = useCallback(
    async (content: PostContent, { id, revision }: Pick<CanvasPost, 'id' | 'revision'>) => {
      const ifMatch = revision === '' ? undefined : revision;
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const reply = await call('saveCanvasPost', { params: { id }, body: content, ifMatch, signal, quiet: true });
      const saved = withWholeTexts(reply);
      client.setQueryData(postQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: postsKey });
      return saved;
    },
    [client],
  );
  const [ownKey] = useState(() => newDraftKey(userId, id));
  const [begin] = useState(() => beginWithKept(first, found));
  const [saver] = useState(() => startSaver(begin.writing, { send, eventOf }));
  const writing = useSyncExternalStore(saver.subscribe, saver.now);
  const [isKept, setKept] = useState(true);

  const { content, state } = writing;
  // After each pause; what was refused waits until something is changed.
  useEffect(() => {
    if (state !== 'changed') return;
    const pause = setTimeout(() => void saver.save(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [content, state, saver]);
  // Also where the browser believes that it has no connection: it may be wrong.
  useEffect(() => {
    if (state !== 'waiting') return;
    const retry = setTimeout(() => void saver.save(), RETRY_MS);
    return () => clearTimeout(retry);
  }, [state, saver]);
  useEffect(() => {
    const again = () => saver.now().state === 'waiting' && void saver.save();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [saver]);
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      void saver.save();
    };
    addEventListener('keydown', saveByKey);
    return () => removeEventListener('keydown', saveByKey);
  }, [saver]);
  // Who leaves for another page does not wait for the pause.
  useEffect(() => () => void (saver.now().state === 'changed' && saver.save()), [saver]);
  // At once and not at the end: a tab that is killed says nothing.
  useEffect(() => {
    const { post } = saver.now();
    const isHere = isUnsaved(saver.now())
      ? keepDraft(ownKey, { post, content, at: Date.now() })
      : forgetDraft(ownKey).then(() => true);
    // What other tabs left is removed once this one, or the server, has it.
    void isHere.then((here) => {
      setKept(here);
      if (here) for (const { key } of begin.taken) void forgetDraft(key);
    });
  }, [ownKey, content, state, saver, begin]);
  // Whoever leaves with a text that is nowhere else is asked: by the browser, or here for another page of the site.
  useBlocker({
    disabled: isKept,
    enableBeforeUnload: () => isUnsaved(saver.now()),
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      await saver.save();
      return isUnsaved(saver.now()) && !confirm(m.canvas_leave_alone());
    },
  });
  /** What was put aside is not offered again, unless it is another text. */
  const settleAside = useCallback(() => {
    if (begin.aside && saver.now().aside === begin.aside.content) void forgetDraft(begin.aside.key);
  }, [saver, begin]);

  const { step, save, whenSaved } = saver;
  return {
    writing,
    isKept,
    write: useCallback((next) => step({ type: 'written', content: next }), [step]),
    save,
    whenSaved,
    resolve: useCallback((next, aside) => step({ type: 'resolved', content: next, aside }), [step]),
    isAsideFound: writing.aside !== undefined && writing.aside === begin.aside?.content,
    keepAnew: useCallback(async () => {
      const { id } = await call('createCanvasPost');
      const post = await send({ ...saver.now().content, slug: undefined }, { id, revision: '' });
      step({ type: 'kept-anew', post });
      // What was written while it was on its way: the caller leaves for the new draft.
      await saver.save();
      return id;
    }, [saver, step, send]),
    // What it replaces has to be one of the earlier texts first.
    putBack: useCallback(
      () =>
        void saver.whenSaved(async () => {
          const { aside, post } = saver.now();
          if (aside && (await keepDraft(ownKey, { post, content: aside, at: Date.now() }))) settleAside();
          step({ type: 'put-back' });
        }),
      [ownKey, saver, step, settleAside],
    ),
    letGo: useCallback(() => {
      settleAside();
      step({ type: 'let-go' });
    }, [step, settleAside]),
    move: useCallback((post) => step({ type: 'moved', post }), [step]),
    refuse: useCallback((error) => step(eventOf(error)), [step]),
  };
}

/** Ctrl+S or, on a Mac, Cmd+S, which a browser would take to store the page. */
function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function eventOf(error: unknown): WritingEvent {
  // The session may be over: what was written stays on the device until its writer is back.
  if (!(error instanceof ApiError)) return { type: 'unreached' };
  const isAnswered = error.status >= 400 && error.status < 500 && ![401, 405, 429].includes(error.status);
  if (!isAnswered) return { type: 'unreached' };
  if (error.status === 412 && error.newest)
    return { type: 'changed-elsewhere', theirs: withWholeTexts(error.newest as CanvasPost) };
  if (error.reason === 'post-deleted') return { type: 'closed', why: 'deleted' };
  if (error.reason === 'not-allowed') return { type: 'closed', why: 'not-yours' };
  return { type: 'refused', fault: { message: error.message, fields: error.fields } };
}
