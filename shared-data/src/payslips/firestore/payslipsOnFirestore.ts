import { collection, limit, orderBy, query } from 'firebase/firestore';
import type { LiveFeature } from '../../firestore/LiveFeature';
import { parseDocuments } from '../../firestore/parseDocuments';
import type { PayslipRecords } from '../Payslip';
import { payslipSchema } from '../payslipSchema';

/** Two years of pay. */
const most = 24;

/** The council's operator enters the payslips, each under its month, which is a field too. */
export const payslipsOnFirestore: LiveFeature<PayslipRecords> = {
  open({ firestore, watchQuery }) {
    return {
      watch: (uid) => {
        const months = collection(firestore, 'payslips', uid, 'months');
        return watchQuery(query(months, orderBy('month', 'desc'), limit(most)), (snapshot) =>
          parseDocuments(payslipSchema, 'payslip', snapshot),
        );
      },
    };
  },
};
