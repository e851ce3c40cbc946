import type { SiteSection } from '@groundswell/contracts';
import { m } from '../../../paraglide/canvas.js';
import { language } from '../../../preferences/language.ts';
import { momentWords as momentIn } from '../../../ui/clock-words.ts';

export const sectionNames: Readonly<Record<SiteSection, () => string>> = {
  notice: m.editing_notice,
  faqs: m.editing_faqs,
  services: m.editing_services,
  promo: m.editing_promo,
  trip: m.editing_trip,
  boards: m.editing_boards,
  incidents: m.editing_incidents,
};

/** The sections that are cached for a minute; others take up to six (docs/site-editing.md). */
const QUICK: readonly SiteSection[] = ['notice', 'promo', 'incidents'];

/** Says when readers see a section that was saved now. */
export function savedWords(section: SiteSection): string {
  return QUICK.includes(section) ? m.editing_saved_quick() : m.editing_saved();
}

export function momentWords(at: string): string {
  return momentIn(at, language);
}

interface Head {
  readonly revision: number;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

/**
 * Describes a revision: 'Revision 3, 24 Nov 2026, 12:00, ann@example.com'. The content that ships with the code has
 * neither time nor writer.
 */
export function revisionWords({ revision, changedAt, changedBy }: Head): string {
  if (changedAt === null) return m.editing_shipped();
  return [m.editing_revision({ number: revision }), momentWords(changedAt), changedBy].filter(Boolean).join(' · ');
}
