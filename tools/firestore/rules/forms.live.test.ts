import { describeForms } from './describeForms';
import { rulesCouncil } from './rulesCouncil';

// In a project of their own: the report of which rules were asked holds all values, and with forms it gets too large.
describe('filled forms', () => describeForms(rulesCouncil('demo-forms')));
