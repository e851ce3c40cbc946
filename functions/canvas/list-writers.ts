import { userEndpoint } from '@groundswell/accounts';
import { invitationReply, listInvitations, writerReply } from '@groundswell/blog';
import { listWriters } from '@groundswell/contracts';
import { authors } from '@groundswell/data/blog';

/** Lists all writers with their roles, and the open invitations. */
export const handler = userEndpoint(listWriters, async ({ query }) => {
  const after = query.after === undefined ? undefined : Number(query.after);
  const [{ authors: all, next }, invited] = await Promise.all([authors.list(after), listInvitations()]);
  const accounts = await authors.accountsOf(all);
  return {
    data: all.map((one) => {
      const account = one.userId === undefined ? undefined : accounts.get(one.userId);
      return writerReply(one, account?.role ?? 'user', account);
    }),
    next: next === undefined ? undefined : String(next),
    invited: invited.map(invitationReply),
  };
});
