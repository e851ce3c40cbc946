import { useLocation } from '@tanstack/react-router';
import { BuilderPage } from '../../features/widgets/builder-page.tsx';
import { ViewsPage } from '../../features/widgets/views-page.tsx';
import { m } from '../../paraglide/later.js';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { useReportShown } from '../../ui/on-shown.ts';
import { PageContact } from '../root/page-contact.tsx';
import { useHasPage } from '../root/use-has-page.ts';

export function WidgetsRoutePage() {
  useReportShown();
  return <BuilderPage trail={<Trail />} contact={<PageContact subject="Services Contact" />} />;
}

export function WidgetViewsRoutePage() {
  const key = useLocation({ select: ({ hash }) => hash });
  return <ViewsPage trail={<Trail isOfOne />} widgetKey={key} />;
}

function Trail({ isOfOne = false }: { readonly isOfOne?: boolean }) {
  const hasPage = useHasPage();
  const services = { name: m.widgets_services(), to: '/services' };
  const widgets = { name: m.widgets_title(), to: '/services/widgets' };
  const above = [...(hasPage(services.to) ? [services] : []), ...(isOfOne ? [widgets] : [])];
  return <Breadcrumb above={above} current={isOfOne ? m.widgets_views_title() : m.widgets_title()} />;
}
