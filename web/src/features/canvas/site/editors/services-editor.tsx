import { LANGUAGES } from '@groundswell/contracts';
import { m } from '../../../../paraglide/canvas.js';
import { language } from '../../../../preferences/language.ts';
import { Fault } from '../../../../ui/fault.tsx';
import { TextField } from '../../../../ui/field.tsx';
import type { EditorProps } from './editor-props.ts';
import { ItemList } from './item-list.tsx';
import { PictureField } from './picture-field.tsx';
import { TextsField } from './texts-field.tsx';

const NO_TEXTS = { en: '', es: '', 'zh-CN': '' };

export function ServicesEditor({ content, onChange, faultOf }: EditorProps<'services'>) {
  const isFaulty = (at: number) =>
    [`${at}.url`, `${at}.img`, ...LANGUAGES.flatMap((one) => [`${at}.title.${one}`, `${at}.description.${one}`])].some(
      faultOf,
    );
  return (
    <>
      <Fault>{faultOf('')}</Fault>
      <ItemList
        items={content}
        onChange={onChange}
        nameOf={({ title }) => title[language]}
        isFaulty={isFaulty}
        make={() => ({ url: '', img: '', title: NO_TEXTS, description: NO_TEXTS })}
      >
        {(service, at, change) => (
          <>
            <TextField
              label={m.editing_link()}
              hint={m.editing_link_hint()}
              type="text"
              maxLength={300}
              value={service.url}
              onChange={({ target }) => change({ ...service, url: target.value })}
              error={faultOf(`${at}.url`)}
            />
            <PictureField
              value={service.img}
              onChange={(img) => change({ ...service, img })}
              error={faultOf(`${at}.img`)}
            />
            <TextsField
              label={m.editing_title()}
              value={service.title}
              onChange={(title) => change({ ...service, title })}
              faultOf={(path) => faultOf(`${at}.title.${path}`)}
              most={80}
            />
            <TextsField
              label={m.editing_description()}
              value={service.description}
              onChange={(description) => change({ ...service, description })}
              faultOf={(path) => faultOf(`${at}.description.${path}`)}
              most={300}
              rows={3}
            />
          </>
        )}
      </ItemList>
    </>
  );
}
