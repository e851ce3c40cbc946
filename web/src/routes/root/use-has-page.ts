import { useRouter } from '@tanstack/react-router';

/** Whether this site has the page that a path leads to: pages come one by one, and no link leads nowhere. */
export function useHasPage(): (path: string) => boolean {
  const router = useRouter();
  return (path) => router.getMatchedRoutes(path)[2] !== undefined;
}
