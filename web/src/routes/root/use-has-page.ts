import { useRouter } from '@tanstack/react-router';

/** Whether this site has the page at a path: pages are added one by one, and links to missing ones are left out. */
export function useHasPage(): (path: string) => boolean {
  const router = useRouter();
  return (path) => router.getMatchedRoutes(path)[2] !== undefined;
}
