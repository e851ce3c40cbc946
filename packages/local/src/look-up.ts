import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * Looks up a host for a request. Names below `localhost`, such as that of the widget frames, are this machine, as in
 * browsers. Not every system's resolver knows that.
 */
export const lookUp: LookupFunction = (host, options, done) =>
  lookup(/\.localhost$/.test(host) ? 'localhost' : host, options, done);
