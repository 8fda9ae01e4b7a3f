import { applicantLabel } from 'shared-data/model';

/**
 * What new parts of a definition begin with. In the first language of the records and not the page's: they stand
 * in the fields of that language, and what citizens read in it must not be in another.
 */
export const startTexts = {
  firstSection: 'About you',
  nextSection: 'Further questions',
  certificate: `This is to certify that {${applicantLabel}} `,
} as const;
