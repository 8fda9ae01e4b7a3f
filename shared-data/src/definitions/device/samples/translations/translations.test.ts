/** @jest-environment node */
import { applicantLabel, isSameLabel, placeholderNames } from '../../../certificateText';
import { definitionIn, listTexts } from '../../../definitionTexts';
import { findDefinitionProblems } from '../../../findDefinitionProblems';
import { questionsOf } from '../../../shownQuestions';
import { sampleDefinitions } from '../../sampleDefinitions';
import hi from './hi';
import mr from './mr';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const languages: [language: string, texts: Texts][] = [
  ['hi', hi],
  ['mr', mr],
];

/** What the text of the certificate names. */
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

      it('gives every text and no other', () => {
        const keys = listTexts(definition).map(({ key }) => key);
        expect(Object.keys(given).toSorted()).toEqual(keys.toSorted());
        expect(Object.values(given).filter((text) => text.trim() === '')).toEqual([]);
      });

      it('uses no Latin letters but in the name of the applicant’s placeholder', () => {
        const others = Object.values(given).map((text) => text.replace(`{${applicantLabel}}`, ''));
        expect(others.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
      });

      it('names the same questions in the certificate as the first language does', () => {
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

      it('can be published as it reads', () => {
        expect(findDefinitionProblems(translated)).toEqual([]);
      });
    },
  );
});
