import childProcess from 'node:child_process';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import timers from 'node:timers/promises';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { processSingleton } from './process-singleton.ts';

/** The longest timer that a pure test may set, ms. A longer timer counts as real waiting. */
const LONGEST_MS = 50;

let isFirstFile = false;
/** The violations of the running pure test, cleared when a test or file ends. */
const deeds = processSingleton('pure', (): string[] => {
  isFirstFile = true;
  return [];
});
deeds.length = 0;

function forbid<Module extends object>(module: Module, name: keyof Module & string): void {
  Object.assign(module, {
    [name]() {
      const deed = `${name} is no pure test's to call: name the file *.engine.test.ts`;
      deeds.push(deed);
      throw new Error(deed);
    },
  });
}

/**
 * This runs before each file of the pure tests. They share a process, and have no network, no other process and no
 * waiting.
 */
if (isFirstFile) {
  for (const name of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const)
    forbid(childProcess, name);
  forbid(net.Socket.prototype, 'connect');
  forbid(net.Server.prototype, 'listen');
  const { setTimeout: pause } = timers;
  timers.setTimeout = async (ms, ...rest) => {
    const value = await pause(ms, ...rest);
    note(ms);
    return value;
  };
  syncBuiltinESMExports();

  const { setTimeout: wait } = globalThis;
  const guarded = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const tell = (...told: unknown[]) => {
      note(ms);
      run(...told);
    };
    return wait(ms > LONGEST_MS ? tell : run, ms, ...args);
  };
  globalThis.setTimeout = Object.assign(guarded, wait);
}

function note(ms = 0): void {
  if (ms > LONGEST_MS) deeds.push(`a timer of ${ms} ms was waited for: take a fake clock`);
}

afterEach(() => {
  const [deed] = deeds.splice(0);
  if (deed) throw new Error(deed);
});

// Module mocks must not affect other test files. The module cache is therefore reset before and after a file that mocks
// modules.
if (/vi\.(mock|doMock)\(/.test(readFileSync(expect.getState().testPath ?? '', 'utf8'))) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}
