import {
  array,
  exactOptional,
  literal,
  minValue,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  type GenericSchema,
} from 'valibot';
import { dayOnRecord } from '../fields/recordTime';
import { deductionKinds, earningKinds, type Payslip } from './Payslip';

const amount = pipe(number(), minValue(0));

export const payslipSchema: GenericSchema<unknown, Payslip> = object({
  month: pipe(string(), regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  paidOn: dayOnRecord,
  earnings: array(object({ kind: picklist(earningKinds), amount })),
  deductions: array(object({ kind: picklist(deductionKinds), amount })),
  sample: exactOptional(literal(true)),
});
