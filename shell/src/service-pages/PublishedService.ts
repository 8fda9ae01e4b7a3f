import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A service as the public pages show it, to people without an account. It is taken from the latest
 * version of its definition by `npm run publish-services` (docs/decisions/0025) and built into the pages.
 */
export const publishedServiceSchema = v.object({
  id: text,
  /** Version of its definition; 0 where none was published. Missing in files from before this field existed. */
  version: v.exactOptional(whole),
  /** The last part of its address. It does not change when the service is renamed. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  name: text,
  /** One sentence: what it is for. Empty where the definition has none. */
  description: v.string(),
  /** Who may apply, as the council has written it in this file; the command does not change it. */
  who: v.exactOptional(text),
  /** Working days within which the council promises a decision. */
  days: v.pipe(whole, v.minValue(1)),
  /** Whole rupees; 0 where it is free. */
  fee: whole,
  /** What to bring to the office, where a visit is needed. */
  bring: v.exactOptional(v.string()),
  /** The papers that an applicant has to add. */
  papers: v.array(v.object({ name: text, hint: v.exactOptional(text), required: v.boolean() })),
  outcome: v.picklist(['certificate', 'answer']),
  /** Months for which the certificate is valid; without it, for ever. */
  months: v.exactOptional(v.pipe(whole, v.minValue(1))),
});
export type PublishedService = v.InferOutput<typeof publishedServiceSchema>;

/** The texts of a service in a further language, its papers in the same order. What is missing is shown in English. */
export const publishedTextsSchema = v.object({
  name: v.exactOptional(text),
  description: v.exactOptional(text),
  who: v.exactOptional(text),
  bring: v.exactOptional(text),
  papers: v.exactOptional(
    v.array(v.object({ name: v.exactOptional(text), hint: v.exactOptional(text) })),
  ),
});
export type PublishedTexts = v.InferOutput<typeof publishedTextsSchema>;

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
  /** Its name in the records and in addresses. */
  firstName: string;
  name: PublishedText;
  description: PublishedText;
  who: PublishedText | undefined;
  bring: PublishedText | undefined;
  papers: { name: PublishedText; hint: PublishedText | undefined; required: boolean }[];
}
