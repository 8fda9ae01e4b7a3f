import type en from './en';

export default {
  'failed.retry': 'फिर कोशिश करें',
  'field.error': 'गलती:',
  'field.optional': '(ज़रूरी नहीं)',
  loading: 'लोड हो रहा है...',
  'notice.bad': 'गड़बड़ी',
  'notice.good': 'हो गया',
  'notice.info': 'जानकारी',
  'notice.warn': 'ज़रूरी बात',
  'outcome.dismiss': 'बंद करें',
  'outcome.saved': 'अब यह सहेज लिया गया है।',
  'outcome.unanswered':
    'पंचायत के सर्वर से अभी जवाब नहीं मिला है। यह सहेजा गया या नहीं, यह अभी पता नहीं है: पोर्टल बार-बार देख रहा है और यहीं बताएगा। इसे दोबारा न करें।',
  'outcome.undo': 'पहले जैसा करें',
  'password.hide': 'पासवर्ड छिपाएँ',
  'password.hideShort': 'छिपाएँ',
  'password.show': 'पासवर्ड दिखाएँ',
  'password.showShort': 'दिखाएँ',
  'page.unavailable': 'यह पेज लोड नहीं हो सका',
  'page.unavailableText': 'अपना कनेक्शन देखें और फिर कोशिश करें।',
  'summary.title': 'कुछ ठीक करना है',
} as const satisfies Record<keyof typeof en, string>;
