import { namesOf, userEndpoint } from '@groundswell/accounts';
import { getSiteSection, mayChangeSection, reason } from '@groundswell/contracts';
import { siteContent } from '@groundswell/data/site';
import { presentRevision } from '@groundswell/present';
import { ForbiddenError, NotFoundError } from '@groundswell/runtime';

/** Returns a section of the site for its editor: one revision with its content, and a list of the other revisions. */
export const handler = userEndpoint(getSiteSection, async ({ params: { section }, query, user }) => {
  if (!mayChangeSection(user.role, section)) throw new ForbiddenError();
  const [asked, revisions] = await Promise.all([
    query.revision === undefined ? siteContent.read(section) : siteContent.find(section, query.revision),
    siteContent.list(section),
  ]);
  if (!asked) throw new NotFoundError(reason('no-such-page'));
  const names = await namesOf(
    [asked, ...revisions].map(({ changedBy }) => changedBy),
    user,
  );
  return {
    ...presentRevision(asked, names),
    content: asked.content,
    revisions: revisions.map((one) => presentRevision(one, names)),
  };
});
