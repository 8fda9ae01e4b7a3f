/** @jest-environment node */
import {
  applicantLabel,
  definitionIn,
  findDefinitionProblems,
  isSameLabel,
  listTexts,
  placeholderNames,
  questionsOf,
} from 'shared-model';
import { sampleDefinitions } from '../../sampleDefinitions';
import hi from './hi';
import mr from './mr';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const languages: [language: string, texts: Texts][] = [
  ['hi', hi],
  ['mr', mr],
];

/** The placeholders in the text of the certificate, without the applicant. */
const namesIn = (text = '') => placeholderNames(text).filter((name) => name !== applicantLabel);

describe.each(languages)('the sample services in %s (#20.4)', (language, texts) => {
  describe.each(sampleDefinitions.map((definition) => [definition.name, definition] as const))(
    '%s',
    (name, definition) => {
      const given = texts[name] ?? {};
      const translated = definitionIn(
        { ...definition, translations: { [language]: given } },
        language,
      );

      it('has a translation for every text and no others', () => {
        const keys = listTexts(definition).map(({ key }) => key);
        expect(Object.keys(given).toSorted()).toEqual(keys.toSorted());
        expect(Object.values(given).filter((text) => text.trim() === '')).toEqual([]);
      });

      it('uses Latin letters only in the applicant’s placeholder', () => {
        const others = Object.values(given).map((text) => text.replace(`{${applicantLabel}}`, ''));
        expect(others.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
      });

      it('refers to the same questions in the certificate as the first language', () => {
        const asked = (text: string | undefined) =>
          namesIn(text).map((placeholder) => {
            const found = questionsOf(definition).filter(({ id, label }) =>
              [label, given[`question/${id}/label`] ?? ''].some((each) =>
                isSameLabel(placeholder, each),
              ),
            );
            return found.map(({ id }) => id);
          });
        const named = asked(given['certificate/text']);
        expect(named.filter((ids) => ids.length !== 1)).toEqual([]);
        expect(named.flat().toSorted()).toEqual(
          asked(definition.certificate?.text).flat().toSorted(),
        );
      });

      it('can be published unchanged', () => {
        expect(findDefinitionProblems(translated)).toEqual([]);
      });
    },
  );
});
