import {
  array,
  integer,
  maxLength,
  nonEmpty,
  number,
  object,
  picklist,
  pipe,
  record,
  string,
  type GenericSchema,
} from 'valibot';
import { limits } from '../../limits/limits';
import { languageTag } from '../../fields/languageTag';
import { preparedTextKinds, type PreparedTexts } from './PreparedTexts';

export const preparedTextsSchema: GenericSchema<unknown, PreparedTexts> = object({
  list: pipe(
    array(
      object({
        id: pipe(string(), nonEmpty()),
        kind: picklist(preparedTextKinds),
        texts: record(languageTag, pipe(string(), nonEmpty(), maxLength(limits.note))),
      }),
    ),
    maxLength(limits.preparedTexts.most),
  ),
  revision: pipe(number(), integer()),
});
