const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML. Control characters become numeric character references. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    .replace(/\p{Cc}/gu, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns the texts of all elements of that name in a small request, with entities decoded. */
export function textsOf(xml: string, element: string): readonly string[] {
  const found = xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'));
  return [...found].map(([, text = '']) => unescapeXml(text));
}

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return Object.entries(ENTITIES).find(([, entity]) => entity === `&${name};`)?.[0] ?? whole;
  });
}
