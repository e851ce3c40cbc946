import { LANGUAGES } from '@groundswell/contracts';
import { m } from '../../../../paraglide/canvas.js';
import { language } from '../../../../preferences/language.ts';
import { Fault } from '../../../../ui/fault.tsx';
import { TextField } from '../../../../ui/field.tsx';
import type { EditorProps } from './editor-props.ts';
import { ItemList } from './item-list.tsx';
import { TextsField } from './texts-field.tsx';

const NO_TEXTS = { en: '', es: '', 'zh-CN': '' };

export function FaqsEditor({ content, onChange, faultOf }: EditorProps<'faqs'>) {
  const isFaulty = (at: number) =>
    [`${at}.id`, ...LANGUAGES.flatMap((one) => [`${at}.question.${one}`, `${at}.answer.${one}`])].some(faultOf);
  return (
    <>
      <Fault>{faultOf('')}</Fault>
      <ItemList
        items={content}
        onChange={onChange}
        nameOf={({ question }) => question[language]}
        isFaulty={isFaulty}
        make={() => ({ id: '', question: NO_TEXTS, answer: NO_TEXTS })}
      >
        {(faq, at, change) => (
          <>
            <TextField
              label={m.editing_faq_id()}
              hint={m.editing_faq_id_hint()}
              type="text"
              maxLength={60}
              value={faq.id}
              onChange={({ target }) => change({ ...faq, id: target.value })}
              error={faultOf(`${at}.id`)}
            />
            <TextsField
              label={m.editing_question()}
              value={faq.question}
              onChange={(question) => change({ ...faq, question })}
              faultOf={(path) => faultOf(`${at}.question.${path}`)}
              most={160}
            />
            <TextsField
              label={m.editing_answer()}
              value={faq.answer}
              onChange={(answer) => change({ ...faq, answer })}
              faultOf={(path) => faultOf(`${at}.answer.${path}`)}
              most={4000}
              rows={6}
            />
          </>
        )}
      </ItemList>
    </>
  );
}
