/** Sentences without their full stops as one text. */
export function joinSentences(sentences: readonly string[], language: string): string {
  return sentences.join(language === 'zh-CN' ? '。' : '. ');
}

/** Sentences one after the other; one that comes from elsewhere may lack its end. */
export function joinWholeSentences(sentences: readonly string[], language: string): string {
  const isChinese = language === 'zh-CN';
  const whole = sentences.map((one) => (/[.!?…。！？]$/.test(one) ? one : `${one}${isChinese ? '。' : '.'}`));
  return whole.join(isChinese ? '' : ' ');
}
