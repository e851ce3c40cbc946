/** Joins sentences that lack their full stops. */
export function joinSentences(sentences: readonly string[], language: string): string {
  return sentences.join(language === 'zh-CN' ? '。' : '. ');
}

/** Returns the space between two complete sentences; Chinese has none after its full stop. */
export function sentenceSpace(language: string): string {
  return language === 'zh-CN' ? '' : ' ';
}

/** Joins complete sentences; a sentence from another source may lack its full stop, which is then added. */
export function joinWholeSentences(sentences: readonly string[], language: string): string {
  const isChinese = language === 'zh-CN';
  const whole = sentences.map((one) => (/[.!?…。！？]$/.test(one) ? one : `${one}${isChinese ? '。' : '.'}`));
  return whole.join(sentenceSpace(language));
}
