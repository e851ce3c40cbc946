import { lazy } from 'react';
import { PostsPage } from '../../features/canvas/posts/posts-page.tsx';
import { PostStatisticsPage } from '../../features/canvas/site/post-statistics-page.tsx';
import type { SectionProps } from './section-props.ts';
import { useBeachPicker } from './use-beach-picker.tsx';

// The editor loads only when a post is opened.
const PostPage = lazy(async () => ({ default: (await import('../../features/canvas/posts/post-page.tsx')).PostPage }));
const RevisionsPage = lazy(async () => ({
  default: (await import('../../features/canvas/posts/revisions-page.tsx')).RevisionsPage,
}));

export function PostsSection({ id, view, role, userId }: SectionProps) {
  if (id === undefined) return <PostsPage role={role} />;
  if (view === 'revisions') return <RevisionsPage id={id} />;
  if (view === 'statistics') return <PostStatisticsPage id={id} />;
  return <Written key={id} id={id} userId={userId} />;
}

function Written({ id, userId }: { readonly id: string; readonly userId: string }) {
  const { pick, dialog } = useBeachPicker();
  return (
    <>
      <PostPage id={id} userId={userId} pickBeach={pick} />
      {dialog}
    </>
  );
}
