import {
  isEither,
  isListOf,
  isMissing,
  isObjectOf,
  isText,
  type SecondText,
} from 'shared-data/certificates';

// The values of Firestore's REST API: each names its type. A list that is empty has no values.
const isTextValue = isObjectOf({ stringValue: isText });
const isMap = <Fields>(fields: (value: unknown) => value is Fields) =>
  isObjectOf({ mapValue: isObjectOf({ fields }) });
const isTexts = isObjectOf({
  arrayValue: isObjectOf({ values: isEither(isListOf(isTextValue), isMissing) }),
});
const isSignatory = isMap(isObjectOf({ name: isTextValue, office: isTextValue }));
const isFacts = isMap(isObjectOf({ labels: isTexts, values: isTexts }));

const isSecondText = isObjectOf({
  fields: isObjectOf({
    language: isTextValue,
    council: isTextValue,
    title: isTextValue,
    text: isTextValue,
    facts: isFacts,
    signatory: isSignatory,
  }),
});

/** Undefined if it does not have the shape of the live store's second texts. The digest proves that it is the right one. */
export function readSecondText(document: unknown): SecondText | undefined {
  if (!isSecondText(document)) return undefined;
  const { language, council, title, text, facts, signatory } = document.fields;
  const { labels, values } = facts.mapValue.fields;
  const { name, office } = signatory.mapValue.fields;
  return {
    language: language.stringValue,
    council: council.stringValue,
    title: title.stringValue,
    text: text.stringValue,
    facts: textsIn(labels).map((label, index) => ({ label, value: textsIn(values)[index] ?? '' })),
    signatory: { name: name.stringValue, office: office.stringValue },
  };
}

function textsIn({
  arrayValue,
}: {
  arrayValue: { values?: { stringValue: string }[] | undefined };
}) {
  return (arrayValue.values ?? []).map(({ stringValue }) => stringValue);
}
