import { expect, test } from 'vitest';
import { madeContent, madePost } from './post.fixture.ts';
import { beginWithKept, type FoundDraft, isUnsaved, maySend, stepWriting, type Writing } from './writing.ts';

const kept = (key: string, title: string, summary: string, at: number, revision = '1'): FoundDraft => ({
  key,
  at,
  post: madePost(revision, 'A'),
  content: madeContent(title, summary),
});
const keysOf = (drafts: readonly FoundDraft[]) => drafts.map(({ key }) => key);

test('the drafts of two closed tabs merge if they do not clash; else the newest is used and the other kept aside', () => {
  const post = madePost('1', 'A');
  const both = beginWithKept(post, [kept('new', 'B', '', 2), kept('old', 'A', 'said', 1)]);
  expect(both.writing).toMatchObject({ state: 'changed', content: madeContent('B', 'said'), aside: undefined });
  expect(keysOf(both.taken)).toEqual(['new', 'old']);
  const clash = beginWithKept(post, [kept('new', 'B', '', 2), kept('old', 'C', '', 1)]);
  expect(clash.writing).toMatchObject({ state: 'changed', content: madeContent('B'), aside: madeContent('C') });
  expect([keysOf(clash.taken), clash.aside?.key]).toEqual([['new'], 'old']);
  const third = beginWithKept(post, [kept('c', 'D', '', 3), kept('b', 'C', '', 2), kept('a', 'B', '', 1)]);
  expect([keysOf(third.taken), third.aside?.key]).toEqual([['c'], 'b']);
  const here = beginWithKept(post, [kept('saved', 'A', '', 2), kept('old', 'C', '', 1)]);
  expect(here.writing).toMatchObject({ state: 'changed', content: madeContent('C'), aside: undefined });
  expect(keysOf(here.taken)).toEqual(['saved', 'old']);
});

interface Tab {
  /** The key under which this browser tab stores its draft of the post. */
  readonly key: string;
  readonly writing: Writing;
  readonly begin: ReturnType<typeof beginWithKept>;
}
/** A device with two tabs, and the server. */
interface World {
  readonly tabs: Readonly<Record<string, Tab | undefined>>;
  readonly drafts: Readonly<Record<string, FoundDraft>>;
  readonly server: { readonly revision: number; readonly titles: readonly string[] };
  /**
   * The most recently typed titles. The test checks that each one still exists in a tab, in a draft or on the server.
   */
  readonly typed: readonly string[];
  readonly openings: number;
}
const titleOf = (content: Writing['content'] | undefined) => content?.texts.en?.title ?? '';
const serverPost = ({ server }: World) => madePost(String(server.revision), server.titles.at(-1) ?? '');

/** Stores and removes drafts after each step, as `useWriting` does. */
function settle(world: World, tab: string, open: Tab): World {
  const { key, writing, begin } = open;
  const { [key]: _own, ...others } = world.drafts;
  const at = world.typed.length;
  const { post, content } = writing;
  const own = isUnsaved(writing) ? { [key]: { key, post, content, at } } : {};
  const taken = new Set(keysOf(begin.taken));
  const left = Object.fromEntries(Object.entries(others).filter(([other]) => !taken.has(other)));
  return { ...world, drafts: { ...left, ...own }, tabs: { ...world.tabs, [tab]: open } };
}

const DEEDS = {
  open: (world: World, tab: string) => {
    if (world.tabs[tab]) return world;
    const held = Object.values(world.tabs).map((open) => open?.key);
    const found = Object.values(world.drafts).filter(({ key }) => !held.includes(key));
    const begin = beginWithKept(
      serverPost(world),
      found.toSorted((a, b) => b.at - a.at),
    );
    const openings = world.openings + 1;
    return settle({ ...world, openings }, tab, { key: `${openings}`, writing: begin.writing, begin });
  },
  type: (world: World, tab: string) => {
    const open = world.tabs[tab];
    if (!open) return world;
    const title = `${titleOf(open.writing.content)}${tab}${world.typed.length}`;
    const writing = stepWriting(open.writing, { type: 'written', content: madeContent(title) });
    const before = world.typed.filter((one) => one !== titleOf(open.writing.content));
    return settle({ ...world, typed: [...before, title] }, tab, { ...open, writing });
  },
  save: (world: World, tab: string) => {
    const open = world.tabs[tab];
    if (!open || !maySend(open.writing)) return world;
    const sent = stepWriting(open.writing, { type: 'sent' });
    if (sent.post.revision !== String(world.server.revision)) {
      const writing = stepWriting(sent, { type: 'changed-elsewhere', theirs: serverPost(world) });
      return settle(world, tab, { ...open, writing });
    }
    const { revision, titles } = world.server;
    const server = { revision: revision + 1, titles: [...titles, titleOf(sent.content)] };
    const saved = { ...world, server };
    return settle(saved, tab, { ...open, writing: stepWriting(sent, { type: 'saved', post: serverPost(saved) }) });
  },
  kill: (world: World, tab: string) => ({ ...world, tabs: { ...world.tabs, [tab]: undefined } }),
};

test('in any order in which two tabs open, write, save and are killed, no text is lost', () => {
  const start: World = { tabs: {}, drafts: {}, server: { revision: 1, titles: ['A'] }, typed: [], openings: 0 };
  let walked = 0;
  const walk = (world: World, deeds: readonly string[]) => {
    const within = [
      ...world.server.titles,
      ...Object.values(world.drafts).map(({ content }) => titleOf(content)),
      ...Object.values(world.tabs).map((open) => titleOf(open?.writing.content)),
    ];
    const lost = world.typed.filter((title) => !within.includes(title));
    if (lost.length > 0) expect.fail(`${lost} is lost after ${deeds.join(', ')}`);
    walked++;
    if (deeds.length === 7) return;
    for (const tab of ['x', 'y'])
      for (const [name, deed] of Object.entries(DEEDS)) {
        const next = deed(world, tab);
        if (next !== world) walk(next, [...deeds, `${tab} ${name}`]);
      }
  };
  // The tabs are symmetric, so it suffices that x opens first.
  walk(DEEDS.open(start, 'x'), ['x open']);
  expect(walked).toBeGreaterThan(1000);
});
