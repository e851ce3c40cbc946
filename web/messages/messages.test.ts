import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LATER_MESSAGES, messagesOf } from '../bin/messages-plugin.ts';

const web = join(import.meta.dirname, '..');
const settings = JSON.parse(readFileSync(join(web, 'project.inlang/settings.json'), 'utf8'));
const locales: string[] = settings.locales;
const areas = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const read = (area: string, locale: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, area, `${locale}.json`), 'utf8'));
const keysOf = (area: string) => Object.keys(read(area, 'en'));

test('every area of messages is compiled', () => {
  const patterns: string[] = settings['plugin.inlang.messageFormat'].pathPattern;
  expect(patterns.toSorted()).toEqual(areas.map((area) => `./messages/${area}/{locale}.json`).toSorted());
});

test.each(areas)('%s has the same keys in every language, in the same order', (area) => {
  for (const locale of locales) expect(Object.keys(read(area, locale)), locale).toEqual(keysOf(area));
});

test.each(areas)('every message of %s has words, and the same inputs in every language', (area) => {
  const english = read(area, 'en');
  for (const locale of locales)
    for (const [key, message] of Object.entries(read(area, locale))) {
      expect(JSON.stringify(message), `${locale} ${key}`).toMatch(/\S/);
      expect(message, `${locale} ${key}`).not.toBe('');
      expect(inputsOf(message), `${locale} ${key}`).toEqual(inputsOf(english[key]));
    }
});

test.each(areas)('messages of %s begin with the name of their area', (area) => {
  const prefix = `${area.replaceAll('-', '_')}_`;
  expect(keysOf(area).filter((key) => !key.startsWith(prefix))).toEqual([]);
});

test.each(areas)('Chinese messages of %s use Chinese punctuation', (area) => {
  for (const [key, message] of Object.entries(read(area, 'zh-CN')))
    expect(JSON.stringify(message).replaceAll(/\{[^}]*\}/g, 'x'), key).not.toMatch(
      /\p{Script=Han}\s?[,:;!?()]|[,:;!?()]\s?\p{Script=Han}/u,
    );
});

test.each(areas)('Chinese messages of %s have a space before an age, which begins with a number', (area) => {
  for (const [key, message] of Object.entries(read(area, 'zh-CN')))
    expect(JSON.stringify(message), key).not.toMatch(/\p{Script=Han}\{ag[eo]\}/u);
});

test('no message is unused', () => {
  const shown = new Set(sources().flatMap(({ text }) => [...text.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)));
  expect(areas.flatMap(keysOf).filter((key) => !shown.has(key))).toEqual([]);
});

test('a module that puts an email address into a message shows it in its own script', () => {
  const withEmail = areas.flatMap((area) =>
    Object.entries(read(area, 'en')).flatMap(([key, message]) => (inputsOf(message).includes('email') ? [key] : [])),
  );
  expect(withEmail).toContain('auth_passcode_lead');
  const calls = new RegExp(`\\bm\\.(?:${withEmail.join('|')})\\(`);
  const calling = sources().filter(({ text }) => calls.test(text));
  expect(calling.filter(({ text }) => !/\b(?:displayEmail|readBeside)\(/.test(text)).map(({ file }) => file)).toEqual(
    [],
  );
});

test.each(Object.entries(LATER_MESSAGES))('messages of %s.js are used only by modules that load them', (later, of) => {
  const showing = new RegExp(`\\bm\\.(?:${of.join('|')})_`);
  const early = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('paraglide'))
    .filter((file) => {
      const source = readFileSync(join(web, 'src', file), 'utf8');
      return showing.test(source) && !source.includes(`paraglide/${later}.js'`);
    });
  expect(early).toEqual([]);
});

test('a page starts without the messages that load later, and all sets together are complete', () => {
  const code = readFileSync(join(web, 'src/paraglide/messages/es.js'), 'utf8');
  const keysIn = (part: string) => [...part.matchAll(/^export const (\w+) =/gm)].map(([, key]) => key);
  const groups = Object.keys(LATER_MESSAGES) as (keyof typeof LATER_MESSAGES)[];
  const held = groups.map((group) => keysIn(messagesOf(code, group)));
  expect(held).toEqual(groups.map((group) => LATER_MESSAGES[group].flatMap(keysOf)));
  expect([...keysIn(messagesOf(code, undefined)), ...held.flat()].sort()).toEqual(areas.flatMap(keysOf).sort());
});

function sources() {
  return readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('paraglide'))
    .map((file) => ({ file, text: readFileSync(join(web, 'src', file), 'utf8') }));
}

function inputsOf(message: unknown): string[] {
  return [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();
}
