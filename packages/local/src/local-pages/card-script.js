// A stand-in for Stripe.js on this machine, limited to the part that `web/src/payment` uses.
// https://docs.stripe.com/js

const FIELDS = [
  ['number', 'Card number', '4242 4242 4242 4242', 'cc-number'],
  ['expiry', 'Expires (month / year)', '12 / 40', 'cc-exp'],
  ['cvc', 'Security code', '123', 'cc-csc'],
];
const STYLE = `
:host { display: block; color-scheme: light dark; }
form, dialog { font: 1rem/1.4 system-ui, sans-serif; }
label { display: block; padding: 8px 0 2px; font-size: 0.875rem; }
input, button { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 12px; font: inherit; color: inherit;
  border: 1px solid light-dark(#8793a0, #5f7382); border-radius: 8px; background: light-dark(#fff, #101d28); }
button { margin-top: 8px; }`;

globalThis.Stripe = () => ({
  elements: ({ clientSecret }) => openElements(clientSecret),
  confirmSetup: ({ elements }) => enter(elements, 'setupIntent'),
  confirmPayment: ({ elements }) => enter(elements, 'paymentIntent'),
  handleNextAction: ({ clientSecret }) => answerBank(clientSecret, 'paymentIntent'),
});

function openElements(clientSecret) {
  const form = document.createElement('form');
  form.noValidate = true;
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const [name, text, value, autocomplete] of FIELDS) {
    const label = Object.assign(document.createElement('label'), { htmlFor: name, textContent: text });
    form.append(label, Object.assign(document.createElement('input'), { id: name, name, value, autocomplete }));
  }
  const listeners = [];
  const element = {
    on: (event, listener) => event === 'ready' && listeners.push(listener),
    mount(node) {
      shadowIn(node).append(form);
      for (const listener of listeners) setTimeout(listener);
    },
    destroy: () => form.remove(),
  };
  return { clientSecret, form, create: () => element, submit: async () => ({}) };
}

function shadowIn(node) {
  const root = node.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  return root;
}

async function enter({ clientSecret, form }, kind) {
  const reply = await send('card', { client_secret: clientSecret, ...Object.fromEntries(new FormData(form)) });
  return reply.status === 'requires_action' ? answerBank(clientSecret, kind) : resultOf(reply, kind);
}

/** Shows the bank's authentication question in a dialog, and returns the result. */
async function answerBank(clientSecret, kind) {
  const host = document.body.appendChild(document.createElement('div'));
  const dialog = shadowIn(host).appendChild(document.createElement('dialog'));
  const question = Object.assign(document.createElement('p'), { textContent: 'The bank asks whether it is you' });
  const buttons = [
    ['yes', 'It is me'],
    ['no', 'It is not me'],
  ].map(([value, textContent]) => Object.assign(document.createElement('button'), { value, textContent }));
  dialog.append(question, ...buttons);
  dialog.showModal();
  const answer = await new Promise((resolve) => {
    for (const button of buttons) button.addEventListener('click', () => resolve(button.value));
    dialog.addEventListener('cancel', () => resolve('no'));
  });
  host.remove();
  return resultOf(await send('card/bank', { client_secret: clientSecret, answer }), kind);
}

async function send(page, fields) {
  const body = new URLSearchParams(fields);
  try {
    return await (await fetch(`/_local/${page}`, { method: 'POST', body })).json();
  } catch {
    return { error: { type: 'api_connection_error', message: 'An error occurred with our connection to the bank.' } };
  }
}

const resultOf = ({ error, ...intent }, kind) => (error ? { error } : { [kind]: intent });
