/** Sentences without their full stops as one text. */
export function joinSentences(sentences: readonly string[], language: string): string {
  return sentences.join(language === 'zh-CN' ? '。' : '. ');
}
