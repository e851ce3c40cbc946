import type { ForecastReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';

interface Props {
  readonly beaches: readonly ForecastReply[];
  readonly corner: string;
}

/** A table's head: both beaches, each a link to its forecast. */
export function BeachHeads({ beaches, corner }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col">{corner}</th>
        {beaches.map(({ slug, name }) => (
          <th key={slug} scope="col">
            <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
              {name}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}
