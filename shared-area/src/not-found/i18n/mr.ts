import type en from './en';

export default {
  title: 'पान सापडले नाही',
  text: 'या पत्त्यावर कोणतेही पान नाही. ते दुसरीकडे हलवले असेल, किंवा पत्ता चुकीचा लिहिला असेल.',
  dashboard: 'डॅशबोर्डवर जा',
  home: 'मुख्य पानावर जा',
  ways: 'कुठे पाहावे',
  'ways.services': 'सेवा, शुल्क आणि कागदपत्रे',
  'ways.help': 'नोंदणी आणि अर्ज कसा करावा',
  'ways.contact': 'ग्रामपंचायत कार्यालयाशी संपर्क साधा',
} as const satisfies Record<keyof typeof en, string>;
