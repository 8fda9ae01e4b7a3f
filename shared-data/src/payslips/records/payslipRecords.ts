import { type PayslipRecords, payslipSchema } from 'shared-model';
import { orderBy } from '../../documents/query';
import type { RecordsFeature } from '../../store/RecordsContext';
import { parseDocuments } from '../../documents/parseDocuments';

/** Two years of pay. */
const most = 24;

/** The council's operator enters the payslips, each under its month, which is a field too. */
export const payslipRecords: RecordsFeature<PayslipRecords> = {
  open({ watchQuery }) {
    return {
      watch: (uid) =>
        watchQuery(
          {
            collection: `payslips/${uid}/months`,
            order: [orderBy('month', 'desc')],
            limit: most,
          },
          (found) => parseDocuments(payslipSchema, 'payslip', found),
        ),
    };
  },
};
