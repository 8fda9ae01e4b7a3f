import { describePayments } from './describePayments';
import { rulesCouncil } from './rulesCouncil';

describe('payments', () => describePayments(rulesCouncil('demo-rules-payments')));
