import { isListOf, isObjectOf, isText, type SecondText } from 'shared-data/certificates';

const isSecondText = isObjectOf({
  language: isText,
  council: isText,
  title: isText,
  text: isText,
  facts: isObjectOf({ labels: isListOf(isText), values: isListOf(isText) }),
  signatory: isObjectOf({ name: isText, office: isText }),
});

/** Undefined if the fields do not have the shape of a second text. The digest proves that it is the right one. */
export function readSecondText(fields: unknown): SecondText | undefined {
  if (!isSecondText(fields)) return undefined;
  const { language, council, title, text, facts, signatory } = fields;
  const { labels, values } = facts;
  return {
    language,
    council,
    title,
    text,
    signatory,
    facts: labels.map((label, index) => ({ label, value: values[index] ?? '' })),
  };
}
