import type { LocationMenuReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/later.js';
import { Select } from '../../../ui/select.tsx';

interface Props {
  readonly menu: LocationMenuReply;
  readonly beach: string;
  readonly onChoose: (beach: string) => void;
}

/** Shows the menus of region, area and beach: each choice selects the first entry of the menus below. */
export function BeachChoice({ menu, beach, onChoose }: Props) {
  const beachesOf = (area: LocationMenuReply[number]['areas'][number]) =>
    area.locals.flatMap(({ locations }) => locations);
  const areas = menu.flatMap((region) => region.areas.map((area) => ({ region, area })));
  const chosen = areas.find(({ area }) => beachesOf(area).some(({ slug }) => slug === beach)) ?? areas[0];
  if (!chosen) return null;
  const first = (area: (typeof areas)[number]['area'] | undefined) => {
    const [one] = area ? beachesOf(area) : [];
    if (one) onChoose(one.slug);
  };
  return (
    <>
      <Select
        label={m.cards_region()}
        options={menu.map(({ slug, region_name }) => ({ value: slug, text: region_name }))}
        value={chosen.region.slug}
        onChoose={(slug) => first(menu.find((region) => region.slug === slug)?.areas[0])}
      />
      <Select
        label={m.cards_area()}
        options={chosen.region.areas.map(({ slug, area_name }) => ({ value: slug, text: area_name }))}
        value={chosen.area.slug}
        onChoose={(slug) => first(chosen.region.areas.find((area) => area.slug === slug))}
      />
      <Select
        label={m.cards_beach()}
        options={beachesOf(chosen.area).map(({ slug, location_name }) => ({ value: slug, text: location_name }))}
        value={beach}
        onChoose={onChoose}
      />
    </>
  );
}
