const REFUSALS = [429, 503, 507];

/** Whether a reply refuses a request and says why in a sentence, in JSON or as a page. */
export function saysWhy(status: number, body: string): boolean {
  return REFUSALS.includes(status) && sentencesOf(body).some((text) => /\p{L}+ \p{L}+.*[.!]/u.test(text));
}

function sentencesOf(body: string): readonly string[] {
  try {
    return Object.values(Object(JSON.parse(body))).filter((value) => typeof value === 'string');
  } catch {
    const [, content = body] = /<body[^>]*>(.*)<\/body>/s.exec(body) ?? [];
    return [content.replaceAll(/<[^>]*>/g, ' ')];
  }
}
