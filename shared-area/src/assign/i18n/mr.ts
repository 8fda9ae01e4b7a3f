import type en from './en';

export default {
  about: '{service}, अर्जदार {applicant}',
  colleague: 'सहकारी',
  choose: 'सहकारी निवडा...',
  missing: 'सहकारी निवडा',
  gone: 'आता हा अर्ज या सहकाऱ्याकडे देता येत नाही. दुसऱ्या कोणाला तरी निवडा.',
  note: 'टीप',
  noteHint: 'सहकाऱ्याला काय माहीत असायला हवे. नागरिकांना ही टीप वाचता येत नाही.',
  noteTooLong: 'जास्तीत जास्त {limit, number} अक्षरे वापरा. आता {length, number} आहेत.',
  cancel: 'मागे जा',
} as const satisfies Record<keyof typeof en, string>;
