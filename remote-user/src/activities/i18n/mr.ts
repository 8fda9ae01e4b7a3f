import type en from './en';

export default {
  title: 'सर्व घडामोडी',
  lead: 'तुमच्या अर्जांचे काय झाले आणि ग्रामपंचायतीच्या बातम्या, सर्वांत नवीन आधी.',
  loading: 'घडामोडी उघडत आहेत...',
  failed: 'घडामोडी उघडता आल्या नाहीत',
  kind: 'दाखवा',
  everything: 'सर्व काही',
  application: 'अर्ज',
  project: 'ग्रामपंचायतीचे प्रकल्प',
  task: 'करायची कामे',
  message: 'संदेश',
  appointment: 'भेटी',
  count: '{count, plural, one {# घडामोड} other {# घडामोडी}}',
} as const satisfies Record<keyof typeof en, string>;
