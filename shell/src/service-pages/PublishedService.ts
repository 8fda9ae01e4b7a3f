/** A paper that an applicant has to add. */
export interface PublishedPaper {
  name: string;
  hint?: string;
  required: boolean;
}

/**
 * A service as the public pages show it, to people without an account. It is taken from the latest
 * version of its definition by `npm run publish-services` (docs/decisions/0025) and built into the pages.
 */
export interface PublishedService {
  id: string;
  /** Of its definition; 0 where none was published. Left out of what was published before this stood in the file. */
  version?: number;
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

/** The texts of a service in a further language, those of its papers in their order. What is left out stands in English. */
export interface PublishedTexts {
  name?: string;
  description?: string;
  who?: string;
  bring?: string;
  papers?: { name?: string; hint?: string }[];
}

/** A text of a service as a page shows it. */
export interface PublishedText {
  text: string;
  /** The language of the text where it is not the page's. */
  lang: string | undefined;
}

/** A service with its texts in the language of a page. */
export interface ServiceInLanguage extends Omit<
  PublishedService,
  'name' | 'description' | 'who' | 'bring' | 'papers'
> {
  /** As the records and the addresses have it. */
  firstName: string;
  name: PublishedText;
  description: PublishedText;
  who: PublishedText | undefined;
  bring: PublishedText | undefined;
  papers: { name: PublishedText; hint: PublishedText | undefined; required: boolean }[];
}
