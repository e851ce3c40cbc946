import { m } from '../../paraglide/messages.js';
import { Dialog } from '../../ui/dialog.tsx';
import { ContactForm } from './contact-form.tsx';

/** Shows the contact form in a dialog, for sites without a contact page. */
export function ContactDialog({
  email,
  onClose,
}: {
  readonly email: string | undefined;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={m.contact_title()} subtitle={m.contact_lead()} width="narrow" onClose={onClose}>
      <ContactForm email={email} />
    </Dialog>
  );
}
