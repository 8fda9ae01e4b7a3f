import type en from './en';

export default {
  title: 'पेज नहीं मिला',
  text: 'इस पते पर कोई पेज नहीं है। शायद वह दूसरी जगह चला गया है, या पता लिखने में गलती हुई है।',
  dashboard: 'डैशबोर्ड पर जाएँ',
  home: 'मुख्य पेज पर जाएँ',
  ways: 'कहाँ देखें',
  'ways.services': 'सेवाएँ, शुल्क और कागज़',
  'ways.help': 'पंजीकरण और आवेदन कैसे करें',
  'ways.contact': 'पंचायत कार्यालय से संपर्क करें',
} as const satisfies Record<keyof typeof en, string>;
