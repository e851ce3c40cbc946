import { displayEmail, type UnsubscribeReply } from '@groundswell/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { m } from '../../paraglide/later.js';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BrokenLink } from './broken-link.tsx';
import { EmailPage } from './email-page.tsx';
import { faultOf } from './fault.ts';
import { unsubscribeMutation, unsubscribeQuery } from './queries.ts';

/** Ends the alerts of a beach, or the newsletter, without signing in. Opening the page changes nothing. */
export function UnsubscribePage({ token }: { readonly token: string }) {
  const { data, error } = useQuery(unsubscribeQuery(token));
  const ending = useMutation(unsubscribeMutation(token));

  if (error instanceof ApiError && error.status === 422) return <BrokenLink />;
  if (error instanceof ApiError && error.status === 404) return <BrokenLink why={error.message} />;
  if (error) return <EmailPage title={m.letters_failed()} lead={error.message} />;
  if (!data) return <Skeleton lines={3} />;
  if (ending.data?.valid || !data.subscribed) return <Over target={data} />;

  const { beach, email } = data;
  return (
    <EmailPage
      title={beach ? m.letters_alert_title({ beach: beach.name }) : m.letters_newsletter_title()}
      lead={m.letters_to({ email: displayEmail(email) })}
      fault={faultOf(ending)}
    >
      <Button variant="strong" busy={ending.isPending} onClick={() => ending.mutate()}>
        {m.letters_unsubscribe()}
      </Button>
      {beach && <ForecastLink slug={beach.slug} />}
    </EmailPage>
  );
}

function Over({ target: { beach, email } }: { readonly target: UnsubscribeReply }) {
  return (
    <EmailPage
      title={beach ? m.letters_alert_over({ beach: beach.name }) : m.letters_newsletter_over()}
      lead={m.letters_over({ email: displayEmail(email) })}
    >
      {beach && <ForecastLink slug={beach.slug} />}
    </EmailPage>
  );
}

function ForecastLink({ slug }: { readonly slug: string }) {
  return (
    <Link to="/forecast/$fcstId" params={{ fcstId: slug }} className={buttonClass()}>
      {m.letters_forecast()}
    </Link>
  );
}
