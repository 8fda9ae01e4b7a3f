import type en from './en';

export default {
  title: 'प्रमाण पत्र',
  documentTitle: '{title} {number}',
  back: 'आवेदन पर वापस जाएँ',
  loading: 'प्रमाण पत्र लोड हो रहा है...',
  failed: 'प्रमाण पत्र लोड नहीं हो सका',
  none: 'अभी कोई प्रमाण पत्र नहीं है',
  noneText: 'पंचायत के आवेदन स्वीकृत करके प्रमाण पत्र जारी करते ही वह यहाँ दिखेगा।',
  forEver: 'यह हमेशा के लिए वैध है।',
  until: 'यह {day} तक वैध है।',
  newer: 'नया प्रमाण पत्र देखें',
  older: 'पहले के प्रमाण पत्र',
  olderOne: '{number}, {day} को जारी',
  print: 'प्रिंट करें',
  share: 'शेयर करें',
  shareText: '{title} {number}: जाँचने के लिए यह पता खोलें।',
  shareFailed: 'प्रमाण पत्र शेयर नहीं हो सका। इसके बजाय उसे सहेजें और फ़ाइल भेजें।',
  save: 'सहेजें',
  saved: '{file} सहेजी गई। यह बिना कनेक्शन के भी खुलती और प्रिंट होती है।',
  file: 'प्रमाण-पत्र-{number}.html',
} as const satisfies Record<keyof typeof en, string>;
