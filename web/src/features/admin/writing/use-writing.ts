import type { CanvasPost, PostContent } from '@groundswell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { call, postQuery, postsKey } from '../queries.ts';
import { withWholeTexts } from './content.ts';
import { keepDraft } from './kept-drafts.ts';
import {
  beginWriting,
  isUnsaved,
  type KeptDraft,
  maySend,
  stepWriting,
  type Writing,
  type WritingEvent,
} from './writing.ts';

/** A pause of typing after which it is saved. */
const PAUSE_MS = 3000;
/** How long after a failure it is tried again, beside as soon as the connection is back. */
const RETRY_MS = 15_000;

export interface WritingControls {
  readonly writing: Writing;
  readonly write: (content: PostContent) => void;
  /** Saves now; the post as the server has it then, or undefined where it was refused or could not be reached. */
  readonly save: () => Promise<CanvasPost | undefined>;
  /** Ends a conflict with a text; one's own is kept aside where it is another's. */
  readonly resolve: (content: PostContent, aside?: PostContent) => void;
  readonly putBack: () => void;
  readonly letGo: () => void;
  /** Takes the post as a call replied with it. */
  readonly replace: (post: CanvasPost) => void;
  /** What a call about the post was refused for. */
  readonly refuse: (error: unknown) => void;
}

/** Writes on a post: saves after each pause, and keeps on the device what the server does not have. */
export function useWriting(userId: string, first: CanvasPost, kept: KeptDraft | undefined): WritingControls {
  const client = useQueryClient();
  const [writing, dispatch] = useReducer(stepWriting, undefined, () => beginWriting(first, kept));
  const latest = useRef(writing);
  const underWay = useRef<Promise<CanvasPost | undefined>>(undefined);
  useLayoutEffect(() => {
    latest.current = writing;
  }, [writing]);
  const isOnline = useOnline();
  const { id } = writing.post;

  const attempt = useCallback(async (): Promise<CanvasPost | undefined> => {
    const { post, content, state } = latest.current;
    if (state === 'saved') return post;
    if (!maySend(latest.current)) return undefined;
    dispatch({ type: 'sent' });
    try {
      const saved = withWholeTexts(
        await call('saveCanvasPost', {
          params: { id },
          body: content,
          ifMatch: post.revision === '' ? undefined : post.revision,
          quiet: true,
        }),
      );
      client.setQueryData(postQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: postsKey });
      dispatch({ type: 'saved', post: saved });
      return saved;
    } catch (error) {
      dispatch(eventOf(error));
      return undefined;
    }
  }, [client, id]);

  // One at a time: a second call saves what came after the first.
  const send = useCallback(async (): Promise<CanvasPost | undefined> => {
    await underWay.current;
    underWay.current = attempt();
    return underWay.current;
  }, [attempt]);

  const { content, state } = writing;
  // After each pause; what was refused waits until something is changed.
  useEffect(() => {
    if (state !== 'changed') return;
    const pause = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [content, state, send]);
  useEffect(() => {
    if (state !== 'waiting' || !isOnline) return;
    const retry = setTimeout(() => void send(), RETRY_MS);
    return () => clearTimeout(retry);
  }, [state, isOnline, send]);
  useEffect(() => {
    const again = () => latest.current.state === 'waiting' && void send();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [send]);
  // At once and not at the end: a tab that is killed says nothing.
  useEffect(() => {
    const { post } = latest.current;
    void keepDraft(userId, id, isUnsaved({ ...latest.current }) ? { post, content, at: Date.now() } : undefined);
  }, [userId, id, content, state]);

  return {
    writing,
    write: useCallback((next) => dispatch({ type: 'written', content: next }), []),
    save: send,
    resolve: useCallback((next, aside) => dispatch({ type: 'resolved', content: next, aside }), []),
    putBack: useCallback(() => dispatch({ type: 'put-back' }), []),
    letGo: useCallback(() => dispatch({ type: 'let-go' }), []),
    replace: useCallback((post) => dispatch({ type: 'replaced', post }), []),
    refuse: useCallback((error) => dispatch(eventOf(error)), []),
  };
}

function eventOf(error: unknown): WritingEvent {
  // The session may be over: what was written stays on the device until its writer is back.
  if (!(error instanceof ApiError) || [0, 401, 405, 429].includes(error.status) || error.status >= 500)
    return { type: 'unreached' };
  if (error.status === 412 && error.newest)
    return { type: 'changed-elsewhere', theirs: withWholeTexts(error.newest as CanvasPost) };
  return { type: 'refused', fault: { message: error.message, fields: error.fields } };
}
