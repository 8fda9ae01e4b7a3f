import type { Table } from 'dexie';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { sampleProfileReader } from '../../device/samplePeople';
import { parseRecords } from '../../store/parseRecord';
import type { Payslip, PayslipRecords } from '../Payslip';
import { payslipSchema } from '../payslipSchema';
import { samplePayslips } from './samplePayslips';
import type { UserId } from '../../store/kinds';

interface PayslipRow extends Payslip {
  owner: UserId;
}

/** Shown to the demo account of the staff (`sampleProfileReader`). */
const sampleOwner = '*';

export const payslipsOnDevice: DeviceFeature<PayslipRecords> = {
  tables: { payslips: '[owner+month], owner' },
  async seed(db, now) {
    const rows = samplePayslips(now).map((payslip) => ({ ...payslip, owner: sampleOwner }));
    await db.table('payslips').bulkAdd(rows);
  },
  open({ db, live }) {
    const payslips: Table<PayslipRow> = db.table('payslips');
    const findOf = (owner: UserId) => payslips.where('owner').equals(owner).toArray();
    return {
      watch: (uid) =>
        live(async () => {
          const own = await findOf(uid);
          const isSampleReader = uid === sampleProfileReader && own.length === 0;
          const rows = isSampleReader ? await findOf(sampleOwner) : own;
          return parseRecords(payslipSchema, 'payslip', rows).sort((a, b) =>
            b.month.localeCompare(a.month),
          );
        }),
    };
  },
};
