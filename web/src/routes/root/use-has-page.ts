import { useRouter } from '@tanstack/react-router';

/** Whether this site has the page at a path: pages are added one by one, and links to missing ones are left out. */
export function useHasPage(): (address: string) => boolean {
  const router = useRouter();
  return (address) => router.getMatchedRoutes(address.replace(/[?#].*$/, ''))[2] !== undefined;
}
