/** What a certificate states in words of the portal's own. They are written into records and signed. */
export default {
  applicant: 'Applicant',
  yes: 'Yes',
  no: 'No',
} as const;
