import type { BeachGuideReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/later.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import styles from './beach-guide.module.css';

export function GuideSources({ guide }: { readonly guide: BeachGuideReply }) {
  return (
    <Disclosure summary={m.guide_sources()}>
      <ul className={styles.sources}>
        {sourcesOf(guide).map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

const KIND = { known: m.guide_source_kind_known, name: m.guide_source_kind_name, coast: m.guide_source_kind_coast };
const FLOOR = { sounded: m.guide_source_swell_sounded, made: m.guide_source_swell_made };
const SIZE = { known: m.guide_source_size_known, kind: m.guide_source_size_kind };

function sourcesOf({ break: found, swell, size, tide_likes, skills }: BeachGuideReply): string[] {
  return [
    found ? KIND[found.source]() : m.guide_source_kind_unknown(),
    swell.floor ? FLOOR[swell.floor]() : m.guide_source_swell_straight(),
    ...(swell.land ? [m.guide_source_land()] : []),
    m.guide_source_wind(),
    ...(size ? [SIZE[size.source]()] : []),
    ...(tide_likes ? [m.guide_source_tide()] : []),
    ...(skills ? [m.guide_source_note()] : []),
  ];
}
