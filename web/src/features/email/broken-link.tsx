import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/later.js';
import { buttonClass } from '../../ui/button.tsx';
import { EmailPage } from './email-page.tsx';

/** Shows that a link is damaged, or that nothing is left to unsubscribe from. `why` is the server's sentence. */
export function BrokenLink({ why = m.letters_broken_lead() }: { readonly why?: string | undefined }) {
  return (
    <EmailPage title={m.letters_broken()} lead={why}>
      <Link to="/" className={buttonClass()}>
        {m.errors_home()}
      </Link>
    </EmailPage>
  );
}
