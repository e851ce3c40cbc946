import type { ComponentProps, ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import page from '../../features/blog/blog-page.module.css';
import { m } from '../../paraglide/messages.js';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SiteErrorPage } from '../root/site-error-page.tsx';

interface Props<Data> {
  readonly query: ComponentProps<typeof Loaded<Data>>['query'];
  readonly fault: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a blog page's content once it has loaded. */
export function BlogPlace<Data>({ query, fault, children }: Props<Data>) {
  const bones = (
    <div className={page.bones}>
      <Skeleton lines={12} />
    </div>
  );
  return (
    <Loaded query={query} fault={fault} bones={bones}>
      {children}
    </Loaded>
  );
}

/** Whether a post, tag, topic or author does not exist. */
export function isMissing({ error }: { readonly error: unknown }): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

export function MissingPage() {
  return <SiteErrorPage status={404} message={m.errors_not_found_detail()} />;
}
