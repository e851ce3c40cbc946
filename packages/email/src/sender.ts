import type { Envelope } from './write-mime.ts';

/**
 * Parses the sender of emails: 'Groundswell <letters@groundswell.example>' or a bare address. Throws if it is neither.
 */
export function parseSender(text: string): Envelope['from'] {
  const [, name = '', inside, bare] =
    text.match(/^\s*(?:([^<>"\r\n]*?)\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))\s*$/) ?? [];
  const address = inside ?? bare;
  if (!address) throw new Error(`Letters cannot be from "${text}": it must be an address, or a name and <address>.`);
  return { name, address };
}
