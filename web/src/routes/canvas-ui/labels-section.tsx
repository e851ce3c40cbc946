import { LabelsPage } from '../../features/canvas/labels/labels-page.tsx';
import type { SectionProps } from './section-props.ts';

export function TagsSection({ role }: SectionProps) {
  return <LabelsPage kind="tags" role={role} />;
}

export function TopicsSection({ role }: SectionProps) {
  return <LabelsPage kind="topics" role={role} />;
}
