import { message } from '@groundswell/contracts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { InvalidRequestError } from './errors.ts';
import { parse, parseJson } from './parse.ts';

const Anything = v.looseObject({});
const bodyOf = (text: string) => parse(Anything, parseJson({ text, isBase64Encoded: false }));

function fieldsRefused(text: string): unknown {
  try {
    return bodyOf(text);
  } catch (error) {
    return error instanceof InvalidRequestError ? error.fields : error;
  }
}

test.each([
  ['a field', String.raw`{"name":"a\ud800"}`, 'name'],
  ['its second half alone', String.raw`{"name":"\udc00a"}`, 'name'],
  ['halves in the wrong order', String.raw`{"name":"\udc00\ud800"}`, 'name'],
  ['a noncharacter', '{"name":"a\uffff"}', 'name'],
  ['a form feed', String.raw`{"name":"a\fb"}`, 'name'],
  ['a field outside the schema', String.raw`{"a":1,"other":"\ud800"}`, 'other'],
  ['an item of a list', String.raw`{"list":[1,"ok",["\ud800"]]}`, 'list'],
  ['a field of a field', String.raw`{"a":{"b":{"c":"\ud800"}}}`, 'a'],
  ['the name of a field of a field', String.raw`{"a":{"\ud800":1}}`, 'a'],
  ['the name of a field', String.raw`{"\ud800":1}`, 'body'],
])('422 for a character that XML does not permit in %s, at the field', (_, text, field) => {
  expect(fieldsRefused(text)).toEqual({ [field]: [{ code: 'text-not-permitted' }] });
});

test('whole characters of every plane are accepted', () => {
  expect(bodyOf(String.raw`{"name":"💥\ud83d\udca5冲浪 \t\n","💥":1}`)).toEqual({
    name: '💥💥冲浪 \t\n',
    '💥': 1,
  });
});

test('where editors paste, texts are cleaned at any depth instead of refused', () => {
  const text = String.raw`{"a":{"b":["page\fbreak","\ud800"]},"c":"a\uffffb"}`;
  const parsed = parse(Anything, parseJson({ text, isBase64Encoded: false }, { cleansTexts: true }));
  expect(parsed).toEqual({ a: { b: ['page break', ' '] }, c: 'ab' });
});

test('422 at a field nested as deep as the size of a body allows', () => {
  const deep = String.raw`{"a":${'['.repeat(16_000)}"\ud800"${']'.repeat(16_000)}}`;
  expect(fieldsRefused(deep)).toEqual({ a: [{ code: 'text-not-permitted' }] });
});

test('422 gives a missing field’s own reason, if its schema has one', () => {
  const schema = v.object({ name: v.string(message('widget-name-missing')), levelM: v.number() });
  const refused = (input: object) => {
    try {
      return parse(schema, input);
    } catch (error) {
      return error instanceof InvalidRequestError ? error.fields : error;
    }
  };
  expect(refused({})).toEqual({
    name: [{ code: 'widget-name-missing' }],
    levelM: [{ code: 'not-given', values: { field: 'level m' } }],
  });
  expect(refused({ name: null, levelM: 1 })).toEqual({ name: [{ code: 'widget-name-missing' }] });
});
