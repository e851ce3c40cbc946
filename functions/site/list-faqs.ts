import { planOf } from '@groundswell/accounts';
import { fillText, listFaqs } from '@groundswell/contracts';
import { siteContent } from '@groundswell/data/site';
import { planValues } from '@groundswell/plans';
import { presentFaq } from '@groundswell/present';
import { endpoint, productName } from '@groundswell/runtime';

/** Lists questions and answers, with this deployment's settings filled in. */
export const handler = endpoint(listFaqs, async ({ query: { lang } }) => {
  const values = { product: productName(), ...planValues(lang, planOf('Basic').forecastDays) };
  const { content: faqs } = await siteContent.read('faqs');
  return faqs.map(({ id, question, answer }) =>
    presentFaq({ id, question: fillText(question[lang], values), answer: fillText(answer[lang], values) }),
  );
});
