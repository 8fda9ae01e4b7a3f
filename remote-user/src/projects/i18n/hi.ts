import type en from './en';

export default {
  title: 'पंचायत की परियोजनाएँ',
  lead: 'गाँव में पंचायत के काम, सबसे नई खबर पहले।',
  loading: 'परियोजनाएँ लोड हो रही हैं...',
  failed: 'परियोजनाएँ लोड नहीं हो सकीं',
  show: 'दिखाएँ',
  all: 'सभी परियोजनाएँ',
  active: 'चालू',
  planned: 'योजना में',
  finished: 'पूरी हुईं',
  count: '{count, plural, one {# परियोजना} other {# परियोजनाएँ}}',
  none: 'यहाँ कोई परियोजना नहीं है',
  noneText: 'जब पंचायत किसी काम की योजना बनाएगी, तो यहाँ दिखेगा।',
} as const satisfies Record<keyof typeof en, string>;
