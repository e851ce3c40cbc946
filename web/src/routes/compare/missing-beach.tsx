import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { formatBeaches } from '../../features/forecast/compare/model.ts';
import { DidYouMean } from '../forecast/did-you-mean.tsx';
import { SiteErrorPage } from '../root/site-error-page.tsx';
import { useListedPlace } from '../root/use-listed-place.ts';

interface Props {
  readonly slugs: readonly string[];
  readonly error: ApiError;
  /** The fields to choose beaches. */
  readonly choices: ReactNode;
}

/**
 * Shows the error for an unknown beach in the address. It suggests similar names, each linked to a comparison with the
 * other beach.
 */
export function MissingBeach({ slugs, error, choices }: Props) {
  const [first, second] = slugs;
  const isFirstListed = useListedPlace(first, true)?.beachId !== undefined;
  const withMeant = (slug: string) => (isFirstListed ? [first, slug] : [slug, second === slug ? undefined : second]);
  return (
    <SiteErrorPage status={404} message={error.message}>
      <DidYouMean
        suggestions={error.suggestions}
        linkTo={(slug, children) => (
          <Link to="/compare" search={{ beaches: formatBeaches(withMeant(slug)) }}>
            {children}
          </Link>
        )}
      />
      {choices}
    </SiteErrorPage>
  );
}
