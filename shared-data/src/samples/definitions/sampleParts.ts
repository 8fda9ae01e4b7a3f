import type { CertificateTemplate, Choice, DateLimit, Paper, Question } from 'shared-model';

// Questions and papers that several sample services share, with the same texts and ids.

export const applicantName: Question = {
  id: 'applicant-name',
  kind: 'person-name',
  label: 'Full name of the applicant',
  hint: 'As on the proof of identity',
  required: true,
  lasting: true,
};

export const applicantAddress: Question = {
  id: 'applicant-address',
  kind: 'address',
  label: 'Address of the applicant',
  required: true,
  lasting: true,
};

export const applicantPhone: Question = {
  id: 'applicant-phone',
  kind: 'phone',
  label: 'Phone number of the applicant',
  hint: 'The office calls if something is unclear',
  required: true,
  lasting: true,
};

export const fatherName: Question = {
  id: 'father-name',
  kind: 'person-name',
  label: 'Full name of the father',
  required: true,
  lasting: true,
};

export const motherName: Question = {
  id: 'mother-name',
  kind: 'person-name',
  label: 'Full name of the mother',
  required: true,
  lasting: true,
};

/** The purpose of a certificate. */
export const purposes: Choice[] = [
  { id: 'admission', label: 'School or college admission' },
  { id: 'scholarship', label: 'Scholarship or fee concession' },
  { id: 'scheme', label: 'Government scheme' },
  { id: 'job', label: 'Government job' },
  { id: 'other', label: 'Something else' },
];

/** Places of birth or death. */
export const places: Choice[] = [
  { id: 'hospital', label: 'Hospital or health centre' },
  { id: 'home', label: 'At home' },
  { id: 'other', label: 'Another place' },
];

export const identityPaper: Paper = {
  id: 'identity',
  name: 'Proof of identity',
  hint: 'Aadhaar card, voter card or driving licence, front and back',
  required: true,
  kinds: ['pdf', 'image'],
  maxFiles: 2,
};

export const today: DateLimit = { kind: 'from-today', days: 0 };

/** 120 years before today: no living person is older. */
export const longAgo: DateLimit = { kind: 'from-today', days: -43_830 };

/** Rupees: more than any family of the village earns in a year. */
export const mostIncome = 100_000_000;

/** The signatory: a council enters the name of its own. */
export const gramSevak: CertificateTemplate['signatory'] = {
  name: 'S. R. Shinde',
  office: 'Gram Sevak',
};

export const registrar: CertificateTemplate['signatory'] = {
  name: 'S. R. Shinde',
  office: 'Gram Sevak and Registrar of Births and Deaths',
};
