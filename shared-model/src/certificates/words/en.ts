/** The portal's own words in a certificate. They are written into records and signed. */
export default {
  applicant: 'Applicant',
  yes: 'Yes',
  no: 'No',
} as const;
