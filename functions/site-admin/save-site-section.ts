import { namesOf, userEndpoint } from '@groundswell/accounts';
import { mayChangeSection, reason, refusal, saveSiteSection } from '@groundswell/contracts';
import { siteContent } from '@groundswell/data/site';
import { presentRevision } from '@groundswell/present';
import { ForbiddenError, InvalidRequestError } from '@groundswell/runtime';

/**
 * Saves a section as its next revision. If another writer saved first, it saves nothing and returns that writer's name.
 */
export const handler = userEndpoint(saveSiteSection, async ({ body: { section, revision, content }, user }) => {
  if (!mayChangeSection(user.role, section)) throw new ForbiddenError();
  const written = await siteContent.write(section, revision, content, user.id);
  if (written === 'picture-gone') throw new InvalidRequestError({ content: [reason('picture-gone')] });
  const newest = await siteContent.read(section);
  const names = await namesOf([newest.changedBy], user);
  return { ...presentRevision(newest, names), ...(written === 'changed' && refusal('section-changed')) };
});
