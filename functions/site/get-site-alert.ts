import { planOf } from '@groundswell/accounts';
import { fillText, getSiteAlert, type ReplyOf } from '@groundswell/contracts';
import { siteContent } from '@groundswell/data/site';
import { planValues } from '@groundswell/plans';
import { endpoint, productName } from '@groundswell/runtime';

const NONE = { alertTxt: '', alertLang: 'en', kind: 'info', from: null, until: null } as const;

/** Returns the site-wide notice during its period, and the banner of the partner's promotion. */
export const handler = endpoint(
  getSiteAlert,
  async ({ query: { lang } }) => {
    const [{ content: notice }, { content: promo }] = await Promise.all([
      siteContent.read('notice'),
      siteContent.read('promo'),
    ]);
    const { isOn, kind, text, from, until } = notice;
    const now = Date.now();
    const values = { product: productName(), ...planValues(lang, planOf('Basic').forecastDays) };
    const isNow = isOn && (from === null || Date.parse(from) <= now) && (until === null || Date.parse(until) > now);
    return {
      ...(isNow ? { alertTxt: text[lang], alertLang: text[lang] === text.en ? 'en' : lang, kind, from, until } : NONE),
      promo: promo.isOn && promo.isShown ? fillText(promo.text[lang], values) : null,
    };
  },
  { expires: expiresOf },
);

/** Returns the cache expiry, so that no cache shows a notice past its end. */
function expiresOf({ until }: ReplyOf<typeof getSiteAlert>): string | undefined {
  return until ?? undefined;
}
