import { useCallback } from 'react';
import type { PaperKind } from 'shared-data';
import type { ConditionText, DefinitionChange } from 'shared-data/model';
import { formatMoney } from 'shared-ui';
import { activeLocales } from 'shared-platform';
import { useMessages, type TranslateDesigner } from './i18n';

/** Says in sentences what differs between two definitions. */
export function useChangeText(): (change: DefinitionChange) => string {
  const t = useMessages();
  return useCallback((change) => changeText(t, change), [t]);
}

function changeText(t: TranslateDesigner, change: DefinitionChange): string {
  switch (change.what) {
    case 'term':
      return termText(t, change);
    case 'section':
      return change.change === 'reworded'
        ? t('change.section.reworded', change)
        : t(`change.section.${change.change}`, change);
    case 'question':
      return questionText(t, change);
    case 'paper':
      return paperText(t, change);
    case 'certificate':
      return certificateText(t, change);
  }
}

function termText(t: TranslateDesigner, change: DefinitionChange & { what: 'term' }): string {
  switch (change.change) {
    case 'name':
      return t('change.term.name', { before: change.before, after: change.after });
    case 'days':
      return t('change.term.days', { before: change.before, after: change.after });
    case 'fee':
      return t('change.term.fee', {
        before: formatMoney(change.before),
        after: formatMoney(change.after),
      });
    case 'place':
      return t(`change.term.place.${change.after}`);
    case 'outcome':
      return t(`change.term.outcome.${change.after}`);
    default:
      return t(`change.term.${change.change}`);
  }
}

function questionText(
  t: TranslateDesigner,
  change: DefinitionChange & { what: 'question' },
): string {
  const { name } = change;
  switch (change.change) {
    case 'reworded':
      return t('change.question.reworded', change);
    case 'kind': {
      const [before, after] = [t(`kind.${change.before}`), t(`kind.${change.after}`)];
      return t('change.question.kind', { name, before, after });
    }
    case 'condition':
      return change.after
        ? t('change.question.condition', { name, ...conditionText(t, change.after) })
        : t('change.question.always', { name });
    case 'choices':
      return choicesText(t, change);
    default:
      return t(`change.question.${change.change}`, { name });
  }
}

function choicesText(
  t: TranslateDesigner,
  {
    name,
    added,
    removed,
    reworded,
  }: { name: string; added: string[]; removed: string[]; reworded: { after: string }[] },
): string {
  const sentences = [
    added.length > 0 && t('change.question.choicesAdded', { name, choices: quoted(added) }),
    removed.length > 0 && t('change.question.choicesRemoved', { name, choices: quoted(removed) }),
    reworded.length > 0 &&
      t('change.question.choicesReworded', {
        name,
        choices: quoted(reworded.map(({ after }) => after)),
      }),
  ].filter((sentence) => sentence !== false);
  return sentences.join(' ') || t('change.question.choicesOrder', { name });
}

function paperText(t: TranslateDesigner, change: DefinitionChange & { what: 'paper' }): string {
  const { name } = change;
  switch (change.change) {
    case 'reworded':
      return t('change.paper.reworded', change);
    case 'kinds': {
      const words = (kinds: PaperKind[]) => listed(kinds.map((kind) => t(`paperKind.${kind}`)));
      return t('change.paper.kinds', {
        name,
        before: words(change.before),
        after: words(change.after),
      });
    }
    case 'max-files':
      return t('change.paper.max-files', change);
    default:
      return t(`change.paper.${change.change}`, { name });
  }
}

function certificateText(
  t: TranslateDesigner,
  change: DefinitionChange & { what: 'certificate' },
): string {
  switch (change.change) {
    case 'title':
      return t('change.certificate.title', change);
    case 'holder':
      return change.after === undefined
        ? t('change.certificate.applicant')
        : t('change.certificate.holder', { question: change.after });
    case 'months':
      return change.after === undefined
        ? t('change.certificate.forEver')
        : t('change.certificate.months', { months: change.after });
    case 'signatory':
      return t('change.certificate.signatory', change.after);
    default:
      return t(`change.certificate.${change.change}`);
  }
}

/** The answer in words: of a choice it is its label already. */
export function conditionText(t: TranslateDesigner, { question, answer }: ConditionText) {
  return { question, answer: answer === 'yes' || answer === 'no' ? t(`answer.${answer}`) : answer };
}

function quoted(labels: string[]): string {
  return listed(labels.map((label) => `“${label}”`));
}

function listed(words: string[]): string {
  return new Intl.ListFormat(activeLocales(), { type: 'conjunction' }).format(words);
}
