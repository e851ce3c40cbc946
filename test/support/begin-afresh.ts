import { ofProcess } from '@groundswell/data/testing/of-process';
import { vi } from 'vitest';

const environment = ofProcess('environment', () => ({ ...process.env }));

/**
 * Before each engine or site test file: its process has loaded the libraries of those before it, which takes most of a short
 * file's time, but nothing else is left of them, neither our own modules' state nor the environment.
 */
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
