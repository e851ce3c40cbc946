import type { CanvasPost, PostContent } from '@groundswell/contracts';
import { maySend, stepWriting, type Writing, type WritingEvent } from './writing.ts';

/** A text that is being written, and what sends it. */
export interface Saver {
  readonly now: () => Writing;
  readonly step: (event: WritingEvent) => Writing;
  /** Saves now; the post as the server has it then, or undefined where it was refused or could not be reached. */
  readonly save: () => Promise<CanvasPost | undefined>;
  /** Saves, then does something with what was saved; nothing is sent meanwhile. Nothing is done where it was not saved. */
  readonly whenSaved: (deed: (saved: CanvasPost) => Promise<void>) => Promise<void>;
  /** Called with each step, until the reply is called. */
  readonly subscribe: (onStep: () => void) => () => void;
}
interface Ways {
  /** Sends a text that was written on a post. */
  readonly send: (content: PostContent, post: CanvasPost) => Promise<CanvasPost>;
  /** What a failure means. */
  readonly eventOf: (error: unknown) => WritingEvent;
}

/** Sends one text at a time, and knows at once what became of it: an act that waits for it goes on from there. */
export function startSaver(begin: Writing, { send, eventOf }: Ways): Saver {
  let writing = begin;
  let underWay: Promise<unknown> = Promise.resolve();
  const heard = new Set<() => void>();
  const step = (event: WritingEvent) => {
    writing = stepWriting(writing, event);
    for (const onStep of heard) onStep();
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

  /** One after the other: a second save sends what came after the first. */
  function after<T>(deed: () => Promise<T>): Promise<T> {
    const done = underWay.then(deed);
    underWay = done.catch(() => undefined);
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
      heard.add(onStep);
      return () => heard.delete(onStep);
    },
  };
}
