import { userEndpoint } from '@groundswell/accounts';
import { getMe } from '@groundswell/contracts';
import { consents } from '@groundswell/data/email';
import { wireTierOf } from '@groundswell/plans';

export const handler = userEndpoint(getMe, async ({ user }) => {
  const consent = await consents.find(user.email);
  return {
    id: user.id,
    email: user.email,
    is_subscribed: consent?.state === 'confirmed',
    role: user.role,
    subscription: wireTierOf(user.tier),
    isPremiumSubscriber: user.isPremiumSubscriber,
    has_password: user.hasPassword,
    providers: user.socials.map(({ provider }) => provider),
    favCount: user.favorites.beachIds.length,
    favLimit: user.plan.favoriteLimit,
    favorites: [...user.favorites.beachIds],
    notificationsAllowed: user.plan.alertLimit,
    lang: user.lang,
    skill: user.skill ?? null,
    boards: user.boards ?? 0,
    mail_state: user.mailState,
  };
});
