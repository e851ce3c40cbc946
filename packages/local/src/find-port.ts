import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** These ports lie outside the usual ephemeral range, so the system does not assign them to other programs. */
const [FIRST, END] = [20_000, 32_000];

/**
 * Finds a free port for a child process that binds it only later. A random port in this range is unlikely to be taken
 * meanwhile.
 */
export function findPort(): Promise<number> {
  return getPort({ port: Array.from({ length: 20 }, () => randomInt(FIRST, END)) });
}
