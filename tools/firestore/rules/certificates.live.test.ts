import { describeCertificates } from './describeCertificates';
import { rulesCouncil } from './rulesCouncil';

// In a project of their own, as the filled forms are.
describe('certificates', () => describeCertificates(rulesCouncil('demo-rules-certificates')));
