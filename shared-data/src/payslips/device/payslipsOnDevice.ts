import type { Table } from 'dexie';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { parseRecords } from '../../store/parseRecord';
import type { Payslip, PayslipRecords } from '../Payslip';
import { payslipSchema } from '../payslipSchema';
import { samplePayslips } from './samplePayslips';
import type { UserId } from '../../store/kinds';

interface PayslipRow extends Payslip {
  owner: UserId;
}

/** Shown to members of staff who have no payslips of their own. */
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
          const rows = own.length > 0 ? own : await findOf(sampleOwner);
          return parseRecords(payslipSchema, 'payslip', rows).sort((a, b) =>
            b.month.localeCompare(a.month),
          );
        }),
    };
  },
};
