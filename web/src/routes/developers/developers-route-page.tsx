import { DevelopersPage } from '../../features/open/developers-page.tsx';
import { useReportShown } from '../../ui/on-shown.ts';

export function DevelopersRoutePage() {
  useReportShown();
  return <DevelopersPage />;
}
