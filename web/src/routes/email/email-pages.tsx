import { useLocation, useParams } from '@tanstack/react-router';
import { ConfirmPage } from '../../features/email/confirm-page.tsx';
import { UnsubscribePage } from '../../features/email/unsubscribe-page.tsx';

export function UnsubscribeRoutePage() {
  const { token } = useParams({ from: '/unsubscribe/$token' });
  return <UnsubscribePage token={token} />;
}

export function ConfirmRoutePage() {
  // The token is read from the raw search, because the router would parse a token of digits as a number.
  const token = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('token') ?? undefined });
  return <ConfirmPage token={token} />;
}
