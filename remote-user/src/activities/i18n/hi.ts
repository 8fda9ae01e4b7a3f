import type en from './en';

export default {
  title: 'सभी गतिविधियाँ',
  lead: 'आपके आवेदनों में क्या हुआ, और पंचायत की खबरें, सबसे नई पहले।',
  loading: 'आपकी गतिविधियाँ लोड हो रही हैं...',
  failed: 'आपकी गतिविधियाँ लोड नहीं हो सकीं',
  kind: 'दिखाएँ',
  everything: 'सब कुछ',
  application: 'आवेदन',
  project: 'पंचायत की परियोजनाएँ',
  task: 'करने के काम',
  message: 'संदेश',
  appointment: 'मुलाकातें',
  count: '{count, plural, one {# गतिविधि} other {# गतिविधियाँ}}',
} as const satisfies Record<keyof typeof en, string>;
