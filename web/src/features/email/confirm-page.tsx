import { useMutation } from '@tanstack/react-query';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import { BrokenLink } from './broken-link.tsx';
import { EmailPage } from './email-page.tsx';
import { faultOf } from './fault.ts';
import { confirmMutation } from './queries.ts';

/** Shows the second step of subscribing. It requires a click, because mail scanners open links too. */
export function ConfirmPage({ token }: { readonly token: string | undefined }) {
  const confirming = useMutation(confirmMutation(token ?? ''));
  if (!token) return <BrokenLink />;
  if (confirming.data?.valid) return <EmailPage title={m.letters_confirmed()} lead={m.letters_confirmed_lead()} />;
  return (
    <EmailPage title={m.letters_confirm_title()} lead={m.letters_confirm_lead()} fault={faultOf(confirming)}>
      <Button variant="strong" busy={confirming.isPending} onClick={() => confirming.mutate()}>
        {m.letters_confirm()}
      </Button>
    </EmailPage>
  );
}
