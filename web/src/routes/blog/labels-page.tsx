import { useQuery } from '@tanstack/react-query';
import { LabelGrid } from '../../features/blog/label-grid.tsx';
import { labelsQuery } from '../../features/blog/queries.ts';
import { m } from '../../paraglide/blog.js';
import { BlogFrame } from './blog-frame.tsx';
import { BlogPlace } from './blog-place.tsx';

export function BlogTagsPage() {
  return <LabelsPage call="getBlogTags" title={m.blog_tags()} lead={m.blog_tags_lead()} />;
}

export function BlogTopicsPage() {
  return <LabelsPage call="getBlogTopics" title={m.blog_topics()} lead={m.blog_topics_lead()} />;
}

interface Props {
  readonly call: 'getBlogTags' | 'getBlogTopics';
  readonly title: string;
  readonly lead: string;
}

function LabelsPage({ call, title, lead }: Props) {
  const labels = useQuery(labelsQuery({ call }));
  return (
    <BlogFrame title={title} description={lead} lead={lead}>
      <BlogPlace query={labels} fault={m.blog_failed()}>
        {(reply) => <LabelGrid {...reply} />}
      </BlogPlace>
    </BlogFrame>
  );
}
