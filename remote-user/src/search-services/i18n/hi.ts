import type en from './en';

export default {
  title: 'सेवाएँ खोजें',
  lead: 'उपलब्ध सरकारी सेवाओं में खोजें',
  label: 'सेवाएँ खोजें',
  placeholder: 'सेवाएँ खोजें...',
  results: 'सेवाएँ',
  issued: 'सरकार से जारी प्रमाण पत्र',
  failed: 'सेवाओं की सूची लोड नहीं हो सकी',
  none: 'कोई सेवा नहीं मिली',
  noneText: 'दूसरे शब्दों से खोजकर देखें',
  showing: '{total} में से {shown} सेवाएँ दिख रही हैं',

  'service.back': 'सभी सेवाओं पर वापस जाएँ',
  'service.needs': 'आपको क्या चाहिए होगा',
  'service.time': 'निर्णय',
  'service.days': '{days, plural, one {# दिन} other {# दिन}} के भीतर',
  'service.fee': 'शुल्क',
  'service.free': 'निःशुल्क',
  'service.steps': 'आगे क्या होता है',
  'service.stepApply': 'आप फ़ॉर्म भरते हैं और अपने दस्तावेज़ जोड़ते हैं।',
  'service.stepReview': 'पंचायत कार्यालय उन्हें जाँचता है और कुछ छूट गया हो तो आपसे पूछता है।',
  'service.stepCollect': 'निर्णय आपको यहाँ ‘आवेदन’ में दिखता है।',
  'service.apply': 'इस सेवा के लिए आवेदन करें',
  'service.notOnline': 'इस सेवा के लिए अभी ऑनलाइन आवेदन नहीं हो सकता।',
  'service.notOnlineText':
    'दस्तावेज़ पंचायत कार्यालय लाएँ। आप वहाँ <meeting>मुलाकात का समय ले</meeting> सकते हैं।',
  'service.unknown': 'ऐसी कोई सेवा नहीं है',
  'service.unknownText': 'शायद उसका नाम बदल गया है या उसे हटा दिया गया है।',
  'service.loading': 'सेवा लोड हो रही है...',
} as const satisfies Record<keyof typeof en, string>;
