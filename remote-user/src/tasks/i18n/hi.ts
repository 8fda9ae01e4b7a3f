import type en from './en';

export default {
  title: 'करने के काम',
  lead: 'जो काम हो गया उस पर निशान लगाएँ। आप निशान हटा भी सकते हैं।',
  loading: 'करने के काम लोड हो रहे हैं...',
  failed: 'करने के काम लोड नहीं हो सके',
  count: '{count, plural, one {# काम करना है} other {# काम करने हैं}}',
  notSaved: 'यह सहेजा नहीं गया। {problem}',
  open: 'करना है',
  meetings: 'आने वाली मुलाकातें',
  doneBefore: 'पहले हो चुके',
  none: 'कोई काम नहीं',
  noneText: 'जब पंचायत आपसे कुछ माँगेगी, तो यहाँ दिखेगा।',
} as const satisfies Record<keyof typeof en, string>;
