/** A text without its marks for links and strong words: paper has none. */
export function plainWords(marked: string): string {
  return marked.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*\*([^*]+)\*\*/g, '$1');
}
