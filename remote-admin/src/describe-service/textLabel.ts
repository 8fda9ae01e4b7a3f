import type { ServiceDefinition } from 'shared-data';
import { placeOfText, type TextKey } from 'shared-data/model';
import { allQuestions } from './changeDefinition';
import type { TranslateDesigner } from './i18n';

/** The label of a text of a definition, such as 'Hint of question 3'. */
export function textLabel(
  t: TranslateDesigner,
  definition: ServiceDefinition,
  key: TextKey,
): string {
  const { at, field, choice } = placeOfText(key);
  const numberIn = (list: readonly { id: string }[]) => list.findIndex(({ id }) => id === at) + 1;
  const paper = numberIn(definition.papers);
  const number = numberIn(allQuestions(definition));
  switch (field) {
    case 'title':
      return t('sections.title', { number: numberIn(definition.sections) });
    case 'label':
      return t('languages.question', { number });
    case 'choices': {
      const question = allQuestions(definition)[number - 1];
      const choices = question && 'choices' in question ? question.choices : [];
      return t('languages.choice', {
        number,
        choice: choices.findIndex(({ id }) => id === choice) + 1,
      });
    }
    case 'hint':
      return paper > 0
        ? t('languages.paperHint', { number: paper })
        : t('languages.questionHint', { number });
    case 'description':
    case 'category':
    case 'bring':
      return t(`terms.${field}`);
    case 'certificateTitle':
      return t('certificate.name');
    case 'certificateText':
      return t('certificate.text');
    case 'certificateSignatory':
      return t('certificate.signatory');
    case 'certificateOffice':
      return t('certificate.office');
    default:
      return paper > 0 ? t('languages.paper', { number: paper }) : t('terms.name');
  }
}
