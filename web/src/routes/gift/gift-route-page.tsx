import { getRouteApi, useLocation } from '@tanstack/react-router';
import { GivePage } from '../../features/plans/gifts/give-page.tsx';
import { RedeemPage } from '../../features/plans/gifts/redeem-page.tsx';

const route = getRouteApi('/gift');

export function GiftRoutePage() {
  const code = useLocation({ select: ({ hash }) => hash });
  const { redeem } = route.useSearch();
  return redeem || code !== '' ? <RedeemPage code={code} /> : <GivePage />;
}
