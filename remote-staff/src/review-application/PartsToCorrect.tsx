import { CheckboxesField, Notice, theme } from 'shared-ui';
import { useWatch } from 'shared-ui/form';
import { styled } from 'styled-components';
import { isToBeCorrected, mergeChecks, tickedParts } from './formChecks';
import { useReviewMessages } from './i18n';
import type { ReviewForm } from './useReviewForm';

/**
 * The parts that a return opens for the citizen: answers marked as wrong and missing papers are ticked by default; all
 * others can be added. If the history has no room for another opening, a return has only a note.
 */
export function PartsToCorrect({
  review: { form, openable: parts, checks: saved },
}: {
  review: ReviewForm;
}) {
  const t = useReviewMessages();
  const [edits = {}, ticked = {}] = useWatch({ control: form.control, name: ['checks', 'ticked'] });
  const checks = mergeChecks(saved, edits);
  const value = tickedParts({ parts, checks, ticked });
  const suggested = parts.filter((part) => isToBeCorrected(part, checks));
  const others = parts.filter((part) => !isToBeCorrected(part, checks));

  function tick(among: typeof parts, chosen: readonly string[]) {
    const changed = among.map(({ id }) => [id, chosen.includes(id)] as const);
    form.setValue('ticked', { ...ticked, ...Object.fromEntries(changed) });
    form.clearErrors('note');
  }

  if (parts.length === 0) return <Notice tone="info">{t('openedOften')}</Notice>;

  const boxes = (among: typeof parts) => ({
    options: among.map(({ id, label }) => ({ value: id, label })),
    value: value.filter((id) => among.some((part) => part.id === id)),
    onChange: (chosen: string[]) => tick(among, chosen),
  });

  return (
    <div>
      {suggested.length > 0 && (
        <CheckboxesField
          {...boxes(suggested)}
          name="to-correct"
          label={t('toCorrect')}
          hint={t('toCorrectHint')}
        />
      )}
      {others.length > 0 && (
        <Others>
          <summary>{t('otherToCorrect')}</summary>
          <CheckboxesField
            {...boxes(others)}
            name="other-to-correct"
            label={t('toCorrect')}
            hint={suggested.length > 0 ? undefined : t('toCorrectHint')}
          />
        </Others>
      )}
    </div>
  );
}

const Others = styled.details`
  summary {
    display: list-item;
    padding: 10px 0;
    cursor: pointer;
    font-weight: ${theme.text.strong};
  }
`;
