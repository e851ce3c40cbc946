import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Records } from '../records.ts';

/** An email as it would have reached its recipient. */
export interface KeptMail {
  readonly id: string;
  /** ISO, UTC. */
  readonly at: string;
  readonly from: string;
  /** The recipients, separated by commas. */
  readonly to: string;
  readonly subject: string;
  /** All headers, with names in lower case. If a header is repeated, its values are on separate lines. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** The newest 500 sent emails, newest first. */
export interface Mailbox {
  keep(raw: Uint8Array, from: string, to: readonly string[]): Promise<KeptMail>;
  list(): readonly KeptMail[];
  find(id: string): KeptMail | undefined;
}

const KEPT = 500;

export function createMailbox(records: Records<KeptMail>, clock: Pick<Clock, 'now'>): Mailbox {
  return {
    async keep(raw, from, to) {
      const { default: PostalMime } = await import('postal-mime');
      const { subject = '', text = '', html = '', headers } = await new PostalMime().parse(raw);
      const mail: KeptMail = {
        id: randomUUID(),
        at: new Date(clock.now()).toISOString(),
        from,
        to: to.join(', '),
        subject,
        headers: joinHeaders(headers),
        text,
        html,
      };
      await records.put(mail.id, mail);
      const over = records.values().slice(0, -KEPT);
      await Promise.all(over.map(({ id }) => records.remove(id)));
      return mail;
    },
    list: () => records.values().toReversed(),
    find: (id) => records.get(id),
  };
}

function joinHeaders(headers: readonly { readonly key: string; readonly value: string }[]): Record<string, string> {
  const joined = new Map<string, string>();
  for (const { key, value } of headers) {
    const before = joined.get(key);
    joined.set(key, before === undefined ? value : `${before}\n${value}`);
  }
  return Object.fromEntries(joined);
}
