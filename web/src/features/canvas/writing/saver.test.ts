import type { CanvasPost, PostContent } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { madeContent, madePost } from './post.fixture.ts';
import { startSaver } from './saver.ts';
import { beginWriting } from './writing.ts';

const tick = () => new Promise(setImmediate);

/** Creates a server stub that answers only when the test calls `answer`. */
function slowServer() {
  const waiting: ((isReached: boolean) => void)[] = [];
  const sent: string[] = [];
  const send = (next: PostContent, on: CanvasPost) => {
    const title = next.texts.en?.title ?? '';
    sent.push(`${title} on ${on.revision}`);
    return new Promise<CanvasPost>((resolve, reject) => {
      waiting.push((isReached) =>
        isReached ? resolve(madePost(String(Number(on.revision) + 1), title)) : reject(new Error('unreached')),
      );
    });
  };
  const answer = async (isReached = true) => {
    waiting.shift()?.(isReached);
    await tick();
  };
  const saver = startSaver(beginWriting(madePost('1', 'A')), { send, eventOf: () => ({ type: 'unreached' }) });
  const write = (title: string) => saver.step({ type: 'written', content: madeContent(title) });
  return { saver, sent, answer, write };
}

test('publishing during a save includes text written since; text written during the publishing is saved after it', async () => {
  const { saver, sent, answer, write } = slowServer();
  write('B');
  const autosave = saver.save();
  await tick();
  write('C');
  const moving = saver.whenSaved(async ({ revision }) => {
    write('D');
    void saver.save();
    await tick();
    expect(sent).toEqual(['B on 1', 'C on 2']);
    saver.step({ type: 'moved', post: { ...madePost(String(Number(revision) + 1), 'C'), state: 'published' } });
  });
  await answer();
  await answer();
  await moving;
  await tick();
  await answer();
  expect((await autosave)?.revision).toBe('2');
  expect(sent).toEqual(['B on 1', 'C on 2', 'D on 4']);
  expect(saver.now()).toMatchObject({ state: 'saved', content: madeContent('D'), post: { revision: '5' } });
});

test('a refused move does not block later saves', async () => {
  const { saver, answer, write } = slowServer();
  await expect(saver.whenSaved(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  write('B');
  const saved = saver.save();
  await tick();
  await answer();
  expect((await saved)?.revision).toBe('2');
});

test('an unchanged text is not sent again, and save returns the saved post', async () => {
  const { saver, sent, answer, write } = slowServer();
  write('B');
  const [first, second] = [saver.save(), saver.save()];
  await tick();
  await answer();
  expect([await first, await second]).toMatchObject([{ revision: '2' }, { revision: '2' }]);
  expect(sent).toEqual(['B on 1']);
});

test('a failed save skips the action that waits for it, and is retried', async () => {
  const { saver, sent, answer, write } = slowServer();
  write('B');
  const lost = saver.save();
  await tick();
  await answer(false);
  expect([await lost, saver.now().state]).toEqual([undefined, 'waiting']);
  const deeds: string[] = [];
  const moving = saver.whenSaved(async ({ revision }) => void deeds.push(revision));
  await tick();
  await answer(false);
  await moving;
  expect(deeds).toEqual([]);
  const again = saver.save();
  await tick();
  await answer();
  expect((await again)?.revision).toBe('2');
  expect(sent).toEqual(['B on 1', 'B on 1', 'B on 1']);
});
