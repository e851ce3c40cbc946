import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Calls back with a stream's lines, without the empty ones. */
export function eachLine(stream: Readable, onLine: (line: string) => void) {
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim() !== '') onLine(line);
  });
}
