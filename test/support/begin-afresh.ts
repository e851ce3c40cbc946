import { vi } from 'vitest';
import { processSingleton } from './process-singleton.ts';

const environment = processSingleton('environment', () => ({ ...process.env }));

/**
 * This runs before each engine or site test file. The process keeps the libraries that earlier files loaded, which
 * saves most of a short file's time. Nothing else stays: neither the state of our own modules nor the environment.
 */
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
