/** A paper that an applicant has to add. */
export interface PublishedPaper {
  name: string;
  hint?: string;
  required: boolean;
}

/**
 * A service as the public pages show it, to people without an account. It is taken from the latest
 * version of its definition by `npm run publish-services` (docs/decisions/0024) and built into the pages.
 */
export interface PublishedService {
  id: string;
  /** The last part of its address. It stays when the service is renamed. */
  slug: string;
  name: string;
  /** One sentence: what it is for. Empty where the definition has none. */
  description: string;
  /** Who may apply, in the council's own words; the command keeps what stands here. */
  who?: string;
  /** Working days within which the council promises a decision. */
  days: number;
  /** Whole rupees; 0 where it is free. */
  fee: number;
  /** What to bring to the office, where a visit is needed. */
  bring?: string;
  papers: PublishedPaper[];
  outcome: 'certificate' | 'answer';
  /** Months for which the certificate is valid; for ever where it is left out. */
  months?: number;
}
