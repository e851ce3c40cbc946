import { useRouter } from '@tanstack/react-router';

/** Returns a function that tells whether this site has the page at a path: links to missing pages are left out. */
export function useHasPage(): (address: string) => boolean {
  const router = useRouter();
  return (address) => router.getMatchedRoutes(address.replace(/[?#].*$/, ''))[2] !== undefined;
}
