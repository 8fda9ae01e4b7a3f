import * as v from 'valibot';
import { languageTag } from '../../fields/languageTag';
import { limits } from '../../limits/limits';
import { preparedTextKinds } from './preparedTextKinds';

/** A text that the council has written once, so that a citizen is answered in their language. (issue 20.7) */
const preparedText = v.object({
  /** Created by the form. */
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(preparedTextKinds),
  /** By the tag of the language; English is always present. */
  texts: v.record(languageTag, v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.note))),
});

export const preparedTextsSchema = v.object({
  /** In the council's own order. */
  list: v.pipe(v.array(preparedText), v.maxLength(limits.preparedTexts.most)),
  /** Grows by one with each change; a change that names an older one is refused. */
  revision: v.pipe(v.number(), v.integer()),
});

export type PreparedText = v.InferOutput<typeof preparedText>;
export type PreparedTexts = v.InferOutput<typeof preparedTextsSchema>;
