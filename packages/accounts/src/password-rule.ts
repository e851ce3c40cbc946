import { brotliDecompressSync } from 'node:zlib';
import { InvalidRequest } from '@groundswell/runtime';
import packed from './common-passwords.generated.json' with { type: 'json' };

let known: ReadonlySet<string> | undefined;

/** Throws InvalidRequest for a password that stands on the lists of common and breached ones. */
export function requireUncommon(password: string): void {
  known ??= unpack();
  if (known.has(password.toLowerCase()))
    throw new InvalidRequest({
      password: ['Choose another password: this one is on the lists that thieves try first.'],
    });
}

/** Takes 7 ms, once a process; unpacked the list would be a third of the two functions that need it. */
function unpack(): ReadonlySet<string> {
  return new Set(brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8').split('\n'));
}
