import { limits } from 'shared-data/limits';
import type { Otherwise } from './certified';
import type { Data } from './database';
import { fullestApplication, fullestForm, textsOf } from './records';

const letters = (count: number) => 'x'.repeat(count);

/** A certificate with every field at its limit, on an application with every field at its limit. */
const fullest = {
  text: letters(30_000),
  holder: letters(200),
  facts: {
    labels: Array.from({ length: 60 }, () => letters(200)),
    values: Array.from({ length: 60 }, () => letters(500)),
  },
  table: Array.from({ length: limits.certificate.table }, () => letters(200)),
  token: `${letters(100)}.${letters(limits.certificate.token - 200)}.${letters(98)}`,
  validUntil: '2027-06-15',
  corrected: fullestForm().answers,
};

/** The step that issues it, with every other field at its limit. */
export const fullestStep: Otherwise = {
  record: { validUntil: '2027-06-15', maskedHolder: letters(1000), title: letters(120) },
  certificate: { ...fullest, title: letters(120) },
  event: { note: letters(1000) },
};

/** An application with every field at its limit, whose form was checked. */
export const fullestChecked: Data = {
  ...fullestApplication(),
  checks: { agrees: textsOf(70, 0), notes: {} },
};

/** Its second text. */
export const fullestSecond: Data = {
  council: letters(120),
  title: letters(120),
  text: letters(30_000),
  facts: fullest.facts,
  signatory: { name: letters(120), office: letters(120) },
};
