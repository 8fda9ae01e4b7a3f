import type en from './en';

export default {
  applicant: 'आवेदक',
  yes: 'हाँ',
  no: 'नहीं',
} as const satisfies Record<keyof typeof en, string>;
