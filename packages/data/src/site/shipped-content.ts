import type { SiteContents, SiteSection } from '@groundswell/contracts';
import { BOARDS_OF_DAY, FAQS, SERVICES, type SiteText, TRIP } from '@groundswell/seed-texts';

/**
 * Returns a section's default content, shown until an editor writes the section. The default notice and promotion come
 * from environment variables.
 */
export function shippedContent<S extends SiteSection>(section: S): SiteContents[S];
export function shippedContent(section: SiteSection): SiteContents[SiteSection] {
  return SHIPPED[section]();
}

const SHIPPED: { readonly [S in SiteSection]: () => SiteContents[S] } = {
  notice: () => {
    const { en = '', es = en, 'zh-CN': zh = en }: Partial<SiteText> = JSON.parse(process.env.SITE_ALERT || '{}');
    return { isOn: en !== '', kind: 'info', text: { en, es, 'zh-CN': zh }, from: null, until: null };
  },
  faqs: () => [...FAQS],
  services: () => [...SERVICES],
  promo: () => ({
    isOn: process.env.PARTNER_PROMO !== 'off',
    isShown: false,
    text: {
      en: 'Customers of our partner get {partnerTrialMonths|# month|# months} free when they register.',
      es: 'Los clientes de nuestro socio tienen {partnerTrialMonths|# mes|# meses} gratis al registrarse.',
      'zh-CN': '合作伙伴的客户注册即可免费使用 {partnerTrialMonths} 个月。',
    },
  }),
  trip: () => TRIP,
  boards: () => BOARDS_OF_DAY,
  incidents: () => [],
};
