import type { CanvasPost, PostContent } from '@groundswell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { m } from '../../../paraglide/canvas.js';
import { call, postQuery, postsKey } from '../queries.ts';
import { withWholeTexts } from './content.ts';
import { type Saver, startSaver } from './saver.ts';
import { forgetDraft, keepDraft, newDraftKey } from './stored-drafts.ts';
import { beginWithKept, type FoundDraft, isUnsaved, type Writing, type WritingEvent } from './writing.ts';

/** The pause of typing that triggers an autosave. */
const PAUSE_MS = 3000;
/** The delay before a failed save is retried; the browser's `online` event retries it earlier. */
const RETRY_MS = 15_000;
/** A save without an answer after this time counts as failed, because the reply may be lost. */
const PATIENCE_MS = 30_000;

export interface WritingControls {
  readonly writing: Writing;
  /** True if the text is stored on the server or on this device. */
  readonly isKept: boolean;
  readonly write: (content: PostContent) => void;
  /** Saves at once; resolves to the server's post, or undefined if the save was refused or failed. */
  readonly save: Saver['save'];
  readonly whenSaved: Saver['whenSaved'];
  /**
   * Resolves a conflict with the chosen text. If the writer chose the other version, `aside` is their own text, which
   * can be restored.
   */
  readonly resolve: (content: PostContent, aside?: PostContent) => void;
  /** True if the text that is set aside is a draft that another tab left. */
  readonly isAsideFound: boolean;
  /** Saves the text of a closed post as a new draft; resolves to its id. */
  readonly saveAsNewDraft: () => Promise<string>;
  readonly putBack: () => void;
  readonly letGo: () => void;
  /** Adopts the server's post after an action has changed its state, such as publishing. */
  readonly move: (post: CanvasPost) => void;
  /** Applies the error of a failed API call to the text's state; returns the resulting state. */
  readonly refuse: (error: unknown) => Writing;
}

/** Controls the writing of a post: it autosaves after each pause, and stores unsaved text on the device. */
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
  // Autosaves after each pause; a refused text waits for the next change.
  useEffect(() => {
    if (state !== 'changed') return;
    const pause = setTimeout(() => void saver.save(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [content, state, saver]);
  // The retry also runs when the browser reports no connection, because that report may be wrong.
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
  // Leaving the page saves without waiting for the pause.
  useEffect(() => () => void (saver.now().state === 'changed' && saver.save()), [saver]);
  // The draft is stored at once, because a killed tab runs no handlers.
  useEffect(() => {
    const { post } = saver.now();
    const isHere = isUnsaved(saver.now())
      ? keepDraft(ownKey, { post, content, at: Date.now() })
      : forgetDraft(ownKey).then(() => true);
    // This tab has adopted the drafts of closed tabs. They are removed only once their text is stored in this tab's
    // draft or on the server.
    void isHere.then((here) => {
      setKept(here);
      if (here) for (const { key } of begin.taken) void forgetDraft(key);
    });
  }, [ownKey, content, state, saver, begin]);
  // If the text is stored neither on the server nor on the device, leaving needs a confirmation. When the tab closes,
  // the browser asks; within the site, this prompt asks.
  useBlocker({
    disabled: isKept,
    enableBeforeUnload: () => isUnsaved(saver.now()),
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      await saver.save();
      return isUnsaved(saver.now()) && !confirm(m.canvas_leave_alone());
    },
  });
  /**
   * Removes the stored draft of the text that is set aside, so that the next visit does not offer it again. Does
   * nothing if this text is not a draft found on the device.
   */
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
    saveAsNewDraft: useCallback(async () => {
      const { id } = await call('createCanvasPost');
      const post = await send({ ...saver.now().content, slug: undefined }, { id, revision: '' });
      step({ type: 'kept-anew', post });
      // Saves what was written during the request, before the caller navigates to the new draft.
      await saver.save();
      return id;
    }, [saver, step, send]),
    // The current text is saved first, so that it remains available as a revision after the other text has replaced it.
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

/** Returns whether the key is Ctrl+S or Cmd+S, which would otherwise save the web page. */
function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function eventOf(error: unknown): WritingEvent {
  // The session may have expired; the text stays on the device until the writer returns.
  if (!(error instanceof ApiError)) return { type: 'unreached' };
  const isAnswered = error.status >= 400 && error.status < 500 && ![401, 405, 429].includes(error.status);
  if (!isAnswered) return { type: 'unreached' };
  if (error.status === 412 && error.newest)
    return { type: 'changed-elsewhere', theirs: withWholeTexts(error.newest as CanvasPost) };
  if (error.reason === 'post-deleted') return { type: 'closed', why: 'deleted' };
  if (error.reason === 'not-allowed') return { type: 'closed', why: 'not-yours' };
  return { type: 'refused', fault: { message: error.message, fields: error.fields } };
}
