import { describeCertificates } from './describeCertificates';
import { rulesCouncil } from './rulesCouncil';

// In a separate project, like the filled forms.
describe('certificates', () => describeCertificates(rulesCouncil('demo-rules-certificates')));
