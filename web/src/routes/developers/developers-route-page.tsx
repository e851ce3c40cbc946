import { DevelopersPage } from '../../features/developers/developers-page.tsx';

export function DevelopersRoutePage() {
  return <DevelopersPage />;
}
