import type en from './en';

export default {
  label: 'हा अर्ज कुठे आहे',
  sent: 'पाठवला',
  checked: 'तपासणी',
  recommended: 'शिफारस',
  decided: 'निर्णय',
  done: 'झाले',
  now: 'आता',
  skipped: 'गरज नाही',
  pending: 'तपासणीची वाट पाहत आहे',
  'in-review': 'तपासणी सुरू',
  returned: 'नागरिकाच्या उत्तराची वाट पाहत आहे',
  returnedOwn: 'तुमच्या उत्तराची वाट पाहत आहे',
  recommendedNow: 'निर्णयाची वाट पाहत आहे',
  approved: 'मंजूर',
  rejected: 'नामंजूर',
  by: '{day} पर्यंत',
  overdue: 'मुदत {day} पर्यंत होती',
} as const satisfies Record<keyof typeof en, string>;
