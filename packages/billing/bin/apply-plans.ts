// `npm run plans`: lists the products and prices that Stripe lacks; `--apply` creates them.
import { readCommandLine } from '../../local/bin/command-line.mjs';
import { applyCatalogue } from '../src/catalogue.ts';
import { createStripe } from '../src/create-stripe.ts';

const { values } = readCommandLine({
  usage: `npm run plans -- [--apply]     lists the products and prices that Stripe lacks; --apply creates them`,
  options: { apply: 'flag' },
});
const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: url = 'https://api.stripe.com' } = process.env;
if (key) {
  const done = await applyCatalogue(createStripe(url, key), values.apply ?? false);
  for (const one of done) console.log(`${values.apply ? 'Made' : 'Missing'}: ${one}`);
  if (done.length === 0) console.log('All products and prices are there.');
} else {
  console.error('Set STRIPE_SECRET_KEY to the secret key of the account.');
  process.exitCode = 1;
}
