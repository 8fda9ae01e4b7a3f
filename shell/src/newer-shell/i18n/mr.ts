import type en from './en';

export default {
  'newerShell.ready': 'पोर्टलची नवीन आवृत्ती तयार आहे.',
  'newerShell.unsaved': 'तुम्ही येथे लिहिलेले जतन झालेले नाही. आधी ते जतन करा किंवा पाठवा.',
  'newerShell.load': 'नवीन आवृत्ती उघडा',
} as const satisfies Record<keyof typeof en, string>;
