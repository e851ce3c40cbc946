import { ContactSection } from '../../features/contact/contact-section.tsx';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/use-session.ts';

/** The contact forms that end a page, by their subject. */
export const CONTACTS = {
  'About Contact': { heading: m.contact_title, label: m.contact_lead, offersAdvertising: true },
  'Advertising Contact': { heading: m.contact_title, label: m.contact_advertising_label, offersAdvertising: false },
  'FAQ Contact': { heading: m.contact_faq_title, label: m.contact_faq_label, offersAdvertising: false },
  'Services Contact': { heading: m.contact_title, label: m.contact_services_label, offersAdvertising: false },
} as const;
export type PageSubject = keyof typeof CONTACTS;

/** Shows the contact form of a page, with the address of a signed-in reader. */
export function PageContact({ subject }: { readonly subject: PageSubject }) {
  const { user } = useSession();
  const { heading, label, offersAdvertising } = CONTACTS[subject];
  return (
    <ContactSection
      heading={heading()}
      label={label()}
      subject={subject}
      offersAdvertising={offersAdvertising}
      email={user?.email}
    />
  );
}
