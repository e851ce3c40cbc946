// `npm run plans`: lists the products and prices that Stripe lacks; `--apply` creates them.
import { parseArgs } from 'node:util';
import { applyCatalogue } from '../src/catalogue.ts';
import { createStripe } from '../src/create-stripe.ts';

const { values } = parseArgs({ options: { apply: { type: 'boolean', default: false } } });
const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: url = 'https://api.stripe.com' } = process.env;
if (key) {
  const done = await applyCatalogue(createStripe(url, key), values.apply);
  for (const one of done) console.log(`${values.apply ? 'Made' : 'Missing'}: ${one}`);
  if (done.length === 0) console.log('All products and prices are there.');
} else {
  console.error('Set STRIPE_SECRET_KEY to the secret key of the account.');
  process.exitCode = 1;
}
