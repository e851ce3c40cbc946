import { namesOf, userEndpoint } from '@groundswell/accounts';
import { listSiteSections, mayChangeSection, SITE_SECTIONS } from '@groundswell/contracts';
import { siteContent } from '@groundswell/data/site';
import { presentRevision } from '@groundswell/present';

/** Lists the sections that the writer may change. */
export const handler = userEndpoint(listSiteSections, async ({ user }) => {
  const sections = SITE_SECTIONS.filter((section) => mayChangeSection(user.role, section));
  const found = await Promise.all(
    sections.map(async (section) => ({ section, head: await siteContent.read(section) })),
  );
  const names = await namesOf(
    found.map(({ head }) => head.changedBy),
    user,
  );
  return found.map(({ section, head }) => ({ section, ...presentRevision(head, names) }));
});
