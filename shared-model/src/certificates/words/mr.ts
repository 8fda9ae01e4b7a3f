import type en from './en';

export default {
  applicant: 'अर्जदार',
  yes: 'होय',
  no: 'नाही',
} as const satisfies Record<keyof typeof en, string>;
