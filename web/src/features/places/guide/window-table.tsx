import type { BeachGuideReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/later.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Table } from '../../../ui/table.tsx';

const EVERY_DEG = 15;

/** The swell window as a table: rows of directions, columns of periods. */
export function WindowTable({ swell: { periods } }: Pick<BeachGuideReply, 'swell'>) {
  const directions = Array.from({ length: 360 / EVERY_DEG }, (_, index) => index * EVERY_DEG);
  const at = (ashore: readonly number[], deg: number) => ashore[Math.round((deg * ashore.length) / 360)] ?? 0;
  return (
    <Disclosure summary={m.guide_numbers()}>
      <Table caption={m.guide_numbers_caption()} tall>
        <thead>
          <tr>
            <th scope="col">{m.guide_numbers_from()}</th>
            {periods.map(({ period_s }) => (
              <th key={period_s} scope="col">
                {m.guide_seconds({ period: period_s })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {directions
            .filter((deg) => periods.some(({ ashore_pct }) => at(ashore_pct, deg) > 0))
            .map((deg) => (
              <tr key={deg}>
                <th scope="row">{m.guide_degrees({ degrees: deg })}</th>
                {periods.map(({ period_s, ashore_pct }) => (
                  <td key={period_s}>{at(ashore_pct, deg)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}
