import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function open(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  let now = 0;
  const progress = createProgress({ isTTY, columns: 120, write } as unknown as NodeJS.WriteStream, () => now);
  const at = (ms: number) => {
    now = ms;
  };
  return { progress, written, at };
}

test('on a terminal one line is rewritten in place, with the time that is left', () => {
  const { progress, written, at } = open(true);
  progress.show('Drawing charts', 0, 100);
  at(10_000);
  progress.show('Drawing charts', 20, 100);
  expect(written.join('')).not.toContain('\n');
  expect(written.at(-1)).toMatch(/^\r.*Drawing charts \[=+ +\] 20\/100, about 40 s left$/);
  at(20_000);
  progress.show('Drawing charts', 4, 100);
  progress.show('Drawing charts', 100, 100);
  expect(written.at(-1)).not.toContain('left');
});

test('elsewhere each phase is a line, however often it moves', () => {
  const { progress, written } = open(false);
  for (let done = 0; done <= 100; done++) progress.show('Reading the ocean', done, 100);
  progress.say('ready');
  progress.show('Drawing charts', 1, 100);
  expect(written).toEqual(['Reading the ocean\n', 'ready\n', 'Drawing charts\n']);
});
