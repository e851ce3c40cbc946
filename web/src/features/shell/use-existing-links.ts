import { useRouter } from '@tanstack/react-router';
import { existingLinks } from './site-links.ts';

/** Returns the links whose pages this site has. */
export function useExistingLinks<Link extends { readonly to: string }>(links: readonly Link[]): readonly Link[] {
  return existingLinks(links, useRouter().routesByPath);
}
