import type en from './en';

export default {
  title: 'ॲडमिन लॉगिन',
  documentTitle: 'प्रशासन पोर्टलसाठी लॉगिन',
  lead: 'सेवा, लोक आणि अर्ज यांचे काम पाहण्यासाठी लॉगिन करा',
  noAccount: 'खाते नाही? <register>येथे नोंदणी करा</register>',
} as const satisfies Record<keyof typeof en, string>;
