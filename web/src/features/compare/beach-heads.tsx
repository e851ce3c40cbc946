import type { ForecastReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { AdvisoryFlag } from '../../entities/beach/advisory-flag.tsx';

interface Props {
  readonly beaches: readonly ForecastReply[];
  readonly corner: string;
  /** With the gravest advisory of each. */
  readonly warns?: boolean;
}

/** A table's head: both beaches, each a link to its forecast. */
export function BeachHeads({ beaches, corner, warns = false }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col">{corner}</th>
        {beaches.map(({ slug, name, advisories }) => (
          <th key={slug} scope="col">
            <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
              {name}
            </Link>
            {warns && <AdvisoryFlag advisory={advisories?.[0]} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}
