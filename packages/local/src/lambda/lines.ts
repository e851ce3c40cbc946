import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Hands over a stream line by line, without the empty ones. */
export function eachLine(stream: Readable, onLine: (line: string) => void) {
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim() !== '') onLine(line);
  });
}
