import type en from './en';

export default {
  restored: 'हा तुमचा {moment} चा मसुदा आहे, तो या डिव्हाइसवर ठेवला आहे.',
  kept: 'या डिव्हाइसवर मसुदा म्हणून ठेवला आहे.',
  notKept: 'हा या डिव्हाइसवर मसुदा म्हणून ठेवता येत नाही. हे पान बंद करण्याआधी अर्ज पाठवा.',
} as const satisfies Record<keyof typeof en, string>;
