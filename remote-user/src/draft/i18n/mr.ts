import type en from './en';

export default {
  restored: 'हा तुमचा {moment} चा मसुदा आहे, तो या डिव्हाइसवर ठेवला आहे.',
  kept: 'या डिव्हाइसवर मसुदा म्हणून ठेवला आहे.',
  notKept: 'तुम्ही येथे जे भरता ते या डिव्हाइसवर मसुदा म्हणून ठेवले जात नाही.',
  submitFirst: 'हे पान बंद करण्याआधी अर्ज पाठवा.',
  discard: 'मसुदा काढून टाका',
  discardTitle: 'हा मसुदा काढून टाकायचा का?',
  discardText: 'तुम्ही भरलेली माहिती आणि निवडलेली कागदपत्रे काढून टाकली जातील.',
  discarded: 'मसुदा काढून टाकला आहे.',
  keep: 'राहू द्या',
} as const satisfies Record<keyof typeof en, string>;
