import type en from './en';

export default {
  title: 'फिर से स्वागत है',
  documentTitle: 'नागरिक सेवा में लॉगिन करें',
  lead: 'अपना खाता खोलने के लिए लॉगिन करें',
  noAccount: 'खाता नहीं है? <register>यहाँ पंजीकरण करें</register>',
} as const satisfies Record<keyof typeof en, string>;
