import type en from './en';

export default {
  'override.banner':
    'तुम्ही ‘{area}’ ची वेगळी आवृत्ती वापरून पाहत आहात, ती {origin} वरून आली आहे. याचा परिणाम फक्त या ब्राउझरवर होतो.',
  'override.end': 'वापरून पाहणे थांबवा',
} as const satisfies Record<keyof typeof en, string>;
