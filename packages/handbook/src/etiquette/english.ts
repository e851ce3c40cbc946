import type { Etiquette } from './rules.ts';

export const etiquette: Etiquette = {
  title: 'Surf Etiquette',
  lead: 'Six things that keep everyone safe and the mood good.',
  rules: {
    'right-of-way': {
      title: 'Right of way',
      text: 'Whoever is closest to the peak, where the wave starts to break, has the wave. If two people take off on either side of the peak, each goes their own way.',
      labels: ['goes', 'waits'],
    },
    'dropping-in': {
      title: 'Don’t drop in',
      text: 'Never take off on a wave that somebody is already riding, or about to. Look toward the peak before you paddle, every time. If you did it by mistake, kick out and say sorry.',
      labels: ['has the wave', 'drops in'],
    },
    snaking: {
      title: 'Don’t snake',
      text: 'Paddling around someone to be closer to the peak is cutting the line. Whoever waited longest goes first. A wave goes by whether or not you had it; the next one may be yours.',
      labels: ['waited', 'paddles around'],
    },
    'paddling-out': {
      title: 'Paddle around',
      text: 'Paddle out through the channel, not through the waves others are riding. If someone is riding at you, go behind them, into the white water, even if it costs you the wave.',
      labels: ['around', 'or behind, through the foam'],
    },
    'holding-the-board': {
      title: 'Hold on to your board',
      text: 'A loose board is as hard as it looks, and a leash is longer than you think. Look behind you before you dive under a wave, and never let go when others are near.',
      labels: ['a board on its leash needs 20 ft'],
    },
    respect: {
      title: 'Respect',
      text: 'Say hello. Know what you can ride, and pick a beach for it. Share waves, help anyone in trouble, listen to lifeguards, and take your trash home, with a piece of someone else’s.',
      labels: [],
    },
  },
};
