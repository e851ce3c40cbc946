import { useLocation } from '@tanstack/react-router';
import { GiftPage } from '../../features/gift/gift-page.tsx';

export function GiftRoutePage() {
  return <GiftPage code={useLocation({ select: ({ hash }) => hash })} />;
}
