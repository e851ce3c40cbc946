import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** None of those that a system gives to who asks for any. */
const [FIRST, END] = [20_000, 32_000];

/** A free port for another process, which takes it only when it has started: until then hardly anybody else does. */
export function findPort(): Promise<number> {
  return getPort({ port: Array.from({ length: 20 }, () => randomInt(FIRST, END)) });
}
