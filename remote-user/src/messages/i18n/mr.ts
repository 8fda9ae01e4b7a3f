import type en from './en';

export default {
  title: 'संदेश',
  lead: 'ग्रामपंचायतीने तुम्हाला लिहिलेले, सर्वांत नवीन आधी.',
  loading: 'संदेश उघडत आहेत...',
  failed: 'संदेश उघडता आले नाहीत',
  count: '{count, plural, one {# नवीन संदेश} other {# नवीन संदेश}}',
  new: 'नवीन',
  none: 'अजून संदेश नाहीत',
  noneText: 'ग्रामपंचायतीने तुम्हाला लिहिले, की ते येथे दिसते.',

  'message.lead': 'प्रेषक: {sender}, {moment}',
  'message.back': 'सर्व संदेशांकडे परत',
  'message.notFound': 'असा कोणताही संदेश नाही',
  'message.notFoundText': 'तो दुसऱ्या खात्याचा असू शकतो.',
  'message.unmarked': 'हा संदेश वाचला अशी नोंद करता आली नाही. तो नवीनच दिसत राहील.',
} as const satisfies Record<keyof typeof en, string>;
