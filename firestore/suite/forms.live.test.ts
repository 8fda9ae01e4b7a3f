import { describeForms } from './describeForms';
import { rulesCouncil } from './rulesCouncil';

// In a separate project: the report of the rules' coverage contains all values, and forms make it too large.
describe('filled forms', () => describeForms(rulesCouncil('demo-forms')));
