import { ProfilePage, WriterPage } from '../../features/canvas/writers/writer-page.tsx';
import { WritersPage } from '../../features/canvas/writers/writers-page.tsx';
import type { SectionProps } from './section-props.ts';

export function UsersSection({ id }: SectionProps) {
  return id === undefined ? <WritersPage /> : <WriterPage id={id} />;
}

export function ProfileSection() {
  return <ProfilePage />;
}
