import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/later.js';
import { useBeach } from '../../preferences/beach.tsx';
import { useUnits } from '../../preferences/units.tsx';
import { product } from '../../product.ts';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { WidePage } from '../../ui/wide-page.tsx';
import { CodeResult, type Made } from './code-result.tsx';
import { LocationMenus } from './location-menus.tsx';
import { LookChoices } from './look-choices.tsx';
import { MakerForm } from './maker-form.tsx';
import { choose, findLocation, type Look, type Place, previewId } from './model.ts';
import { menusQuery } from './queries.ts';
import { WidgetPreview } from './widget-preview.tsx';
import styles from './widgets.module.css';

const NOWHERE: Place = { regionId: 0, areaId: 0, localId: 0, locationId: 0 };

interface Props {
  readonly trail: ReactNode;
  readonly contact: ReactNode;
}

/** Builds a widget: its location, its appearance, the owner's data, then its code. */
export function BuilderPage({ trail, contact }: Props) {
  const { beach } = useBeach();
  const { units } = useUnits();
  const menus = useQuery(menusQuery(beach?.slug));
  const [chosen, setChosen] = useState<Place>();
  const [look, setLook] = useState<Look>({ type: 'forecast', theme: 'light', units, lang: '' });
  const [made, setMade] = useState<Made>();
  const [frames, setFrames] = useState('');
  useDocumentHead(`${m.widgets_title()} · ${product}`, m.widgets_lead());

  const menu = menus.data?.menu ?? [];
  const place = chosen ?? menus.data ?? NOWHERE;
  const location = findLocation(menu, place);
  return (
    <WidePage trail={trail} title={m.widgets_title()} lead={m.widgets_lead()} foot={contact}>
      <div className={styles.columns}>
        <div>
          <LocationMenus menu={menu} place={place} onChoose={(level, id) => setChosen(choose(place, level, id))} />
          {menus.error && (
            <div className={styles.fault}>
              <Fault>{m.widgets_menus_failed()}</Fault>
              <Button onClick={() => void menus.refetch()}>{m.widgets_again()}</Button>
            </div>
          )}
          <LookChoices look={look} onChange={setLook} />
        </div>
        <WidgetPreview
          id={location && previewId(look, location.location_id)}
          type={look.type}
          lang={look.lang}
          onFrames={setFrames}
        />
      </div>
      <MakerForm
        look={look}
        location={location && { id: location.location_id, slug: location.slug, name: location.location_name }}
        onMade={setMade}
      />
      {made && <CodeResult made={made} frames={frames} />}
    </WidePage>
  );
}
