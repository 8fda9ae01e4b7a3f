import type en from './en';

export default {
  lead: 'खाली दिलेले दुरुस्त करा, मग पुन्हा पाठवा. बाकी सर्व तुम्ही पाठवले तसेच राहते.',
  words: 'ग्रामपंचायत कार्यालय: “{words}”',
  failed: 'काय दुरुस्त करायचे ते दाखवता आले नाही',
  keep: '‘{paper}’ च्या ठेवायच्या फाइल्स',
  notAdded: '‘{paper}’ मध्ये जी फाइल जोडली गेली नाही, ती काढून टाका',
  changeSomething: 'वर काहीतरी दुरुस्त करा, किंवा ग्रामपंचायत कार्यालयासाठी उत्तर लिहा',
  tooMany:
    '{over, plural, one {# कागदपत्र काढून टाका} other {# कागदपत्रे काढून टाका}}: आणखी जास्तीत जास्त {most, plural, one {# जोडता येते} other {# जोडता येतात}}.',
} as const satisfies Record<keyof typeof en, string>;
