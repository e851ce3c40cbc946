import { HtmlValidate } from 'html-validate';

/** The validation rules that follow from the HTML standard, without those that concern style only. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Lists violations of the HTML standard, one line each: rule, message, selector. */
export async function faultsOfHtml(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) => messages);
  return faults.map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? `line ${line}`})`);
}
