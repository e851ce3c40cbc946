import { atLeast, limitVisitor, REPLY_AFTER_MS, requireMail, userEndpoint } from '@groundswell/accounts';
import { addWidget, reason } from '@groundswell/contracts';
import { findBeach } from '@groundswell/data/places';
import { nameWidget, type StoredWidget, widgets } from '@groundswell/data/widgets';
import { acquireSendSlot, requestNewsletter } from '@groundswell/email-delivery';
import { InvalidRequestError, TooManyRequestsError, type Visitor } from '@groundswell/runtime';

const FIVE_AN_HOUR = { most: 5, perS: 3600 };

/**
 * Stores a widget under a new id. A repeated request finds the same widget and counts once. It sends no email, except
 * if the newsletter is ticked.
 */
export const handler = userEndpoint(addWidget, ({ body, user: maybeUser, visitor, site }) =>
  atLeast(REPLY_AFTER_MS.code, async () => {
    const { requestId, subscribe, lang, slug, locationId, type: kind, ...makerFields } = body;
    if (subscribe) requireMail();
    const beach = findBeach(locationId);
    if (!beach || (slug !== undefined && slug !== beach.slug))
      throw new InvalidRequestError({ locationId: [reason('widget-location-missing')] });
    const { id, key, keyDigest } = nameWidget(kind, requestId, [makerFields, locationId]);
    const isRepeated = requestId !== undefined && (await widgets.find(id)) !== undefined;
    if (!isRepeated) await limitVisitor('widget', visitor, FIVE_AN_HOUR);

    const user = await maybeUser;
    const maker = { ...makerFields, ...(user?.email === makerFields.email && { userId: user.id }) };
    const made = { ...maker, id, keyDigest, kind, beachId: beach.id, site, createdAt: Date.now() };
    const kept = await widgets.add(made);
    if (subscribe) await askForNewsletter(kept, body.email, lang, visitor);
    return { widgetId: id, key };
  }),
);

/**
 * Requests the newsletter under the widget's own id and time, so that a repeated form mails one email. A failure here
 * does not undo the widget.
 */
async function askForNewsletter(
  { id, createdAt }: StoredWidget,
  email: string,
  lang: Parameters<typeof requestNewsletter>[0]['lang'],
  visitor: Visitor,
): Promise<void> {
  try {
    await acquireSendSlot('newsletter', visitor, email);
  } catch (error) {
    if (error instanceof TooManyRequestsError) return;
    throw error;
  }
  await requestNewsletter({ requestId: `widget-${id}`, email, lang, source: 'widget', askedAt: createdAt });
}
