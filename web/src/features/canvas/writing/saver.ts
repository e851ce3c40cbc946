import type { CanvasPost, PostContent } from '@groundswell/contracts';
import { maySend, stepWriting, type Writing, type WritingEvent } from './writing.ts';

/** The state of a text that is being written, and the functions that save it. */
export interface Saver {
  readonly now: () => Writing;
  readonly step: (event: WritingEvent) => Writing;
  /** Saves at once; resolves to the server's post, or undefined if the save was refused or failed. */
  readonly save: () => Promise<CanvasPost | undefined>;
  /**
   * Saves, then runs an action on the saved post, while no other save is sent. The action is skipped if the save fails.
   */
  readonly whenSaved: (deed: (saved: CanvasPost) => Promise<void>) => Promise<void>;
  /** Registers a listener for each state change; returns the unsubscribe function. */
  readonly subscribe: (onStep: () => void) => () => void;
}
interface SaverOptions {
  /** Sends a text that is based on a revision of the post. */
  readonly send: (content: PostContent, post: CanvasPost) => Promise<CanvasPost>;
  /** Maps a failure to an event. */
  readonly eventOf: (error: unknown) => WritingEvent;
}

/**
 * Creates a saver that sends one text at a time. Its state is updated synchronously, so that an action which waits for
 * a save sees the result.
 */
export function startSaver(begin: Writing, { send, eventOf }: SaverOptions): Saver {
  let writing = begin;
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const step = (event: WritingEvent) => {
    writing = stepWriting(writing, event);
    for (const onStep of listeners) onStep();
    return writing;
  };

  const attempt = async (): Promise<CanvasPost | undefined> => {
    const { post, content, state } = writing;
    if (state === 'saved') return post;
    if (!maySend(writing)) return undefined;
    step({ type: 'sent' });
    try {
      const saved = await send(content, post);
      step({ type: 'saved', post: saved });
      return saved;
    } catch (error) {
      step(eventOf(error));
      return undefined;
    }
  };

  /** Runs tasks one after another. A second save waits for the first, then sends the text written meanwhile. */
  function after<T>(deed: () => Promise<T>): Promise<T> {
    const done = queue.then(deed);
    queue = done.catch(() => undefined);
    return done;
  }

  return {
    now: () => writing,
    step,
    save: () => after(attempt),
    whenSaved: (deed) =>
      after(async () => {
        const saved = await attempt();
        if (saved) await deed(saved);
      }),
    subscribe: (onStep) => {
      listeners.add(onStep);
      return () => listeners.delete(onStep);
    },
  };
}
