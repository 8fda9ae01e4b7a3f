import type en from './en';

export default {
  title: 'एडमिन लॉगिन',
  documentTitle: 'एडमिन पोर्टल में लॉगिन करें',
  lead: 'सेवाओं, लोगों और आवेदनों को संभालने के लिए लॉगिन करें',
  noAccount: 'खाता नहीं है? <register>यहाँ पंजीकरण करें</register>',
} as const satisfies Record<keyof typeof en, string>;
