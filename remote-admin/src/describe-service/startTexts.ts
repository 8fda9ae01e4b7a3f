import { applicantLabel } from 'shared-data/model';

/**
 * Initial texts of new parts of a definition. In the first language of the records, not in the page's: the fields are in
 * that language, and citizens who read it must not get another one.
 */
export const startTexts = {
  firstSection: 'About you',
  nextSection: 'Further questions',
  certificate: `This is to certify that {${applicantLabel}} `,
} as const;
