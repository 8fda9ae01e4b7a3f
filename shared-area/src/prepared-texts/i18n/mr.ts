import type en from './en';

export default {
  label: 'तयार मजकूर',
  goesOut: 'तुम्ही निवडलेला मजकूर भरून दिला जाईल. भाषा: {language}.',
  notKnown:
    'तुम्ही निवडलेला मजकूर भरून दिला जाईल. नागरिकाने कोणत्या भाषेत अर्ज केला ते माहीत नाही; मजकुराची भाषा: {language}.',
  choose: 'मजकूर निवडा...',
  failed: 'तयार मजकूर उघडता आले नाहीत. मजकूर स्वतः लिहा.',
  own: '{text} ({own})',
  filled: 'मजकूर भरला. भाषा: {language}.',
  filledOwn: 'मजकूर भरला. भाषा: {language}. त्याचा अर्थ: ‘{text}’',
  standsIn: 'हा मजकूर या भाषेत दिलेला नाही: {wanted}. भरलेल्या मजकुराची भाषा: {language}.',
  ask: 'तुम्ही आधीच काही लिहिले आहे. त्याच्या जागी हा मजकूर ठेवायचा का?',
  replace: 'मी लिहिलेल्याच्या जागी ठेवा',
  add: 'त्याखाली जोडा',
  leave: 'आहे तसे राहू द्या',
} as const satisfies Record<keyof typeof en, string>;
