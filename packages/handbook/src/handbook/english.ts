import type { Handbook } from './pages.ts';

export const handbook: Handbook = {
  title: 'Mini Handbook',
  lead: 'Fourteen short pages for your first years in the water: where waves come from, how to read a forecast, and how to come home happy.',
  pages: {
    swell: {
      title: 'How swell is born',
      paragraphs: [
        'Far out at sea, wind blows over water, and the water wrinkles. The harder and longer it blows, and the more open sea it has, the bigger the waves it leaves behind.',
        'Then they leave the storm. The short ones die on the way; the long ones sort themselves into lines and travel for days, hardly losing anything. What reaches your beach on a still morning was wind somewhere else last week. That is swell. What today’s wind makes on the spot is wind sea.',
      ],
      labels: ['storm', 'days of travel', 'coast'],
    },
    height: {
      title: 'How high is a wave?',
      paragraphs: [
        'A buoy measures the sea: the average of the highest third of its waves, from trough to crest, in deep water. A surfer looks at the face: from the trough in front to the crest, at the moment it breaks. The face is what our forecast gives you.',
        '“3–5 ft” means the usual wave is 3 and the sets are 5. Sets come every few minutes; now and then one is bigger still. If you are new, one to three feet is plenty.',
      ],
      labels: ['face', 'trough'],
    },
    period: {
      title: 'Period: look at it twice',
      paragraphs: [
        'The period is the time from one crest to the next. Six seconds is the chop of a windy day; ten is a decent swell; fourteen or more has come a long way.',
        'Long waves carry more water and feel the bottom sooner. They stand up higher, hit harder and leave longer lulls. So 3 feet at 14 seconds is a different day from 3 feet at 6: with the same number out at sea, the face can be twice as high.',
      ],
      labels: ['6 seconds', '14 seconds'],
    },
    direction: {
      title: 'Where it comes from',
      paragraphs: [
        'Directions are named for where things come from: a south swell runs north. A beach works best when the swell comes from the way it faces, or a little from the side.',
        'Headlands and islands cast shadows. Long swells bend around them better than short ones. That is why two beaches ten minutes apart can have knee-high and head-high surf at the same hour, and why it is worth checking the neighbors before you drive.',
      ],
      labels: ['headland', 'open', 'shadow'],
    },
    wind: {
      title: 'Wind makes or breaks it',
      paragraphs: [
        'Wind from the land, offshore, holds the waves up and combs them smooth. Wind from the sea, onshore, pushes them over and chops them up. Light wind, under 4 knots or so, never hurts.',
        'Mornings are often still: the land is as cool as the sea. By noon the land has warmed, and a sea breeze comes in. If you can choose your hour, choose an early one.',
      ],
      labels: ['offshore', 'onshore'],
    },
    tide: {
      title: 'Tide: the beach that moves',
      paragraphs: [
        'The moon and the sun lift the sea once or twice a day. Between low and high, the water over the sandbar can double in depth, and the wave changes with it: thin and hollow at low tide, fat and slow at high.',
        'Every spot has hours it likes. Write down the tide on your good days, and after ten of them you will know. Around the full and new moon the tides are larger, and the currents stronger.',
      ],
      labels: ['high', 'low', 'mean level'],
    },
    breaks: {
      title: 'What breaks where',
      paragraphs: [
        'A wave breaks when the water is about as deep as the wave is high. So the bottom decides. **Beach breaks** roll over sandbars, which move with every storm; they are soft to fall on, and change all the time.',
        '**Point breaks** peel along a headland, long and orderly. **Reef breaks** stand up over rock or coral in the same place each time, which makes them good, and hard to fall on. Start at a beach break.',
      ],
      labels: ['beach', 'point', 'reef'],
    },
    forecast: {
      title: 'Reading a forecast',
      paragraphs: [
        'Look at four things, in this order: how high, what period, what wind, which tide. Then look for the hours when they line up: the bracket over the bars marks them. The letters and patterns say clean, fair or choppy, and the page says why.',
        'Trust tomorrow, watch the weekend, treat day ten as a rumor. Look at how old the numbers are, and at what the buoy measures now. And when you get back, compare: a forecast you have checked is worth two.',
      ],
      labels: ['surf', 'wind', 'tide'],
    },
    currents: {
      title: 'Rip currents',
      paragraphs: [
        'The water that waves push in has to go back out. It does so in narrow lanes: darker, oddly calm, with foam moving seaward. Surfers use a rip as an elevator; swimmers drown in it because they fight it.',
        'If it takes you, stay calm, float, stay with your board. Don’t swim against it. Swim along the beach until it lets go, then come in with the white water. Wave an arm if you need help.',
      ],
      labels: ['rip', 'along the beach', 'then in'],
    },
    safety: {
      title: 'Before you go in',
      paragraphs: [
        'Stand and watch for ten minutes, at least one full set. Where do people get in and out? Where does the foam go? Ask the lifeguard: they know today’s beach, and we know only the sea in front of it.',
        'Don’t surf alone, in the dark, or after drinking. Cover your head when you fall, and come up with a hand in front of your face. Flags and closures are orders, not advice. And when in doubt, don’t go out: there will be another day.',
      ],
      labels: ['read the flags', 'watch one whole set'],
    },
    etiquette: {
      title: 'Manners',
      paragraphs: [
        'Whoever is closest to the peak has the wave. Don’t drop in on it, and don’t paddle around somebody to get there first. Paddle out through the channel, and if you are in the way, head for the foam, not the open face.',
        'Hold on to your board. Say hello, and say sorry. That is nearly all of it; [the Surf Etiquette Guide](/services/surf-etiquette-guide) shows it on one card.',
      ],
      labels: ['has the wave', 'waits', 'paddles around'],
    },
    boards: {
      title: 'Which board?',
      paragraphs: [
        'More volume catches more waves; less volume turns faster. Everybody learns sooner on a big, soft board than on a small, pretty one, and nobody regrets it.',
        'Start on a foam board of 8 feet or more. Once you can trim along the face and turn both ways, go shorter by half a foot at a time. In small surf even experts take the long one. The forecast names a board for the day: take it as an opinion.',
      ],
      labels: ['9′0″ longboard', '7′6″ mid-length', '5′8″ fish', '6′0″ shortboard'],
    },
    'first-days': {
      title: 'Your first days',
      paragraphs: [
        'Take a lesson: it saves you a year. Then stay where you can stand, in white water, on a small and windless day, away from the crowd.',
        'Lie so that the nose is a hand’s width above the water. Let the foam push you, press up, bring your feet under you in one go, and look at the beach, not at your feet. You will fall a hundred times or so; fall flat, and away from the board. Go in while you still have strength left.',
      ],
      labels: ['lie still', 'push up', 'stand, look ahead'],
    },
    cold: {
      title: 'Cold, sun, and afterwards',
      paragraphs: [
        'Cold takes your strength before you notice. The forecast says how warm the sea is and which wetsuit that calls for; in wind, take the thicker one. If you shiver, get out now.',
        'The sun burns twice at sea, from above and from the water: long sleeves, zinc, a hat on the sand. Drink before and after. Rinse the suit, rest the board in the shade, make a note of the day. Then see when it will be good again.',
      ],
      labels: ['thick enough', 'sea, °F or °C'],
    },
  },
};
