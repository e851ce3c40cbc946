import type { ForecastReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { AdvisoryFlag } from '../../../entities/beach/advisory-flag.tsx';
import { HalvesHead } from '../../../entities/surf/surf-halves.tsx';

interface Props {
  readonly beaches: readonly ForecastReply[];
  readonly corner: string;
  /**
   * The unit of surf heights. It is set for tables of half days, whose header also shows each beach's most severe
   * advisory.
   */
  readonly halvesIn?: 'ft' | 'm';
}

/** The head of a comparison table: both beaches, each a link to its forecast. */
export function BeachHeads({ beaches, corner, halvesIn }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={halvesIn && 2}>
          {corner}
        </th>
        {beaches.map(({ slug, name, advisories }) => (
          <th key={slug} scope="col">
            <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
              {name}
            </Link>
            {halvesIn && <AdvisoryFlag advisory={advisories?.[0]} />}
          </th>
        ))}
      </tr>
      {halvesIn && (
        <tr>
          {beaches.map(({ slug }) => (
            <td key={slug}>
              <HalvesHead unit={halvesIn} />
            </td>
          ))}
        </tr>
      )}
    </thead>
  );
}
