import type en from './en';

export default {
  title: 'पुन्हा स्वागत आहे',
  documentTitle: 'नागरिक सेवांसाठी लॉगिन',
  lead: 'तुमचे खाते वापरण्यासाठी लॉगिन करा',
  noAccount: 'खाते नाही? <register>येथे नोंदणी करा</register>',
} as const satisfies Record<keyof typeof en, string>;
