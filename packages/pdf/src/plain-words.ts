/** Removes the marks for links and bold words, which paper does not show. */
export function plainWords(marked: string): string {
  return marked.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*\*([^*]+)\*\*/g, '$1');
}
