import * as v from 'valibot';
import { changeWrite } from '../changes/changes.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { isExpired, processTable, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';
import { isAdmin } from './author-writes.ts';

const Row = v.object({
  email: v.string(),
  role: v.picklist(['contributor', 'editor', 'admin']),
  /**
   * The account of the inviting admin; the invitation is valid only while they are an admin. Older rows lack it and are
   * invalid.
   */
  by: v.optional(v.string(), ''),
  /** UTC ms. The invitation's link names this instant, so that only the newest link is valid. */
  invitedAt: v.number(),
  /** Seconds. */
  expiresAt: v.number(),
});
export type Invitation = Readonly<v.InferOutput<typeof Row>>;

export interface Invitations {
  find(email: string): Promise<Invitation | undefined>;
  /** Lists a hundred invitations at most. */
  list(): Promise<Invitation[]>;
  /** Stores an invitation in place of an earlier one to the same address. */
  put(invitation: Invitation): Promise<void>;
  /** Removes an invitation; idempotent. `gone`: it was accepted meanwhile, or does not exist. */
  remove(email: string, by: string, now: number): Promise<'removed' | 'gone'>;
}

function dynamoInvitations(table: () => Table): Invitations {
  const find: Invitations['find'] = async (email) => {
    const item = await findItem(table(), keys.invitation(email), 'consistent');
    return item && !isExpired(item, Date.now()) ? v.parse(Row, item) : undefined;
  };
  return {
    find,

    async list() {
      const { rows } = await queryRows(table(), keys.invitations(), { limit: 100 });
      return rows.filter((item) => !isExpired(item, Date.now())).map((item) => v.parse(Row, item));
    },

    async put(invitation) {
      const Item = { ...keys.invitation(invitation.email), type: 'invitation', v: 1, ...invitation };
      await writeAll(table(), [
        [{ Put: { TableName: table().name, Item } }, true],
        [lineOf(table(), invitation, 'invited', invitation.by, invitation.invitedAt), true],
      ]);
    },

    async remove(email, by, now) {
      const invitation = await find(email);
      if (!invitation) return 'gone';
      const refused = await writeAll<'gone'>(table(), [
        [removalOfInvitation(table(), invitation), 'gone'],
        [lineOf(table(), invitation, 'withdrawn', by, now), 'gone'],
      ]);
      return refused ?? 'removed';
    },
  };
}

/** The log entry has the role and the instant, but not the address, which would outlive the invitation. */
function lineOf(table: Table, { role }: Invitation, action: string, userId: string, at: number): Write {
  return changeWrite(table, { userId, at, kind: 'invitation', subject: role, action });
}

/** Returns the writes that use an invitation up, on condition that it is unchanged and its sender is still an admin. */
export function acceptanceOf(table: Table, invitation: Invitation, userId: string, now: number): readonly Write[] {
  return [
    removalOfInvitation(table, invitation),
    isAdmin(table, invitation.by),
    lineOf(table, invitation, 'accepted', userId, now),
  ];
}

function removalOfInvitation({ name }: Table, { email, invitedAt }: Invitation): Write {
  return {
    Delete: {
      TableName: name,
      Key: keys.invitation(email),
      ConditionExpression: 'invitedAt = :at',
      ExpressionAttributeValues: { ':at': invitedAt },
    },
  };
}

export const invitations: Invitations = dynamoInvitations(processTable);
