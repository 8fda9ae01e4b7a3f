import type en from './en';

export default {
  title: 'ग्रामपंचायतीचे प्रकल्प',
  lead: 'गावातील ग्रामपंचायतीची कामे, ताज्या बातम्या आधी.',
  loading: 'प्रकल्प उघडत आहेत...',
  failed: 'प्रकल्प उघडता आले नाहीत',
  show: 'दाखवा',
  all: 'सर्व प्रकल्प',
  active: 'चालू',
  planned: 'नियोजित',
  finished: 'पूर्ण झालेले',
  count: '{count, plural, one {# प्रकल्प} other {# प्रकल्प}}',
  none: 'येथे प्रकल्प नाहीत',
  noneText: 'ग्रामपंचायतीने काम नियोजित केले, की ते येथे दिसते.',
} as const satisfies Record<keyof typeof en, string>;
