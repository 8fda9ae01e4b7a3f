import { useMemo } from 'react';
import { InLanguage, Listed } from 'shared-area';
import { answerName, useTextLanguage } from 'shared-area/questions';
import type { QuestionId, ServiceDefinition } from 'shared-data';
import { labelKey, questionsOf } from 'shared-data/model';
import { Button, formatDate, Notice, theme } from 'shared-ui';
import { useWatch, type FormFieldIds, type UseFormReturn } from 'shared-ui/form';
import { styled } from 'styled-components';
import { ApplyMessage, useApplyMessages } from '../i18n';
import type { ApplyValues } from '../applySchema';
import type { AskedQuestions } from './useAskedQuestions';
import { useLastAnswers } from './useLastAnswers';

interface LastAnswersProps {
  asked: AskedQuestions;
  /** The definition in the language of the page. */
  shown: ServiceDefinition;
  form: UseFormReturn<ApplyValues>;
  ids: FormFieldIds;
  /** The one section to offer answers for; all by default. */
  section: string | undefined;
  disabled: boolean;
  /** Called when the answers were filled in. */
  onTaken: () => void;
}

/**
 * Offers the citizen's previous answers to the same questions about applicant and parents, as far as these are empty.
 * Nothing is filled in without a press.
 */
export function LastAnswers({
  asked,
  shown,
  form,
  ids,
  section,
  disabled,
  onTaken,
}: LastAnswersProps) {
  const t = useApplyMessages();
  const langOf = useTextLanguage(shown);
  const last = useLastAnswers(asked);
  const known = useMemo(() => {
    const sections = asked.definition.sections.filter(({ id }) => !section || id === section);
    return questionsOf({ sections }).flatMap(
      ({ id }) => last.find((answer) => answer.id === id) ?? [],
    );
  }, [asked, last, section]);
  const values = useWatch<ApplyValues, `answers.${string}`[]>({
    name: useMemo(() => known.map(({ id }) => answerName(id)), [known]),
  });
  const offered = known
    .filter((_, index) => !values[index])
    .map(({ submittedAt, ...answer }) => ({ ...answer, day: formatDate(new Date(submittedAt)) }));
  if (offered.length === 0) return null;
  const labels = questionsOf(shown).filter(({ id }) => offered.some((answer) => answer.id === id));
  const dayOf = (id: QuestionId) => offered.find((answer) => answer.id === id)?.day;
  const days = [...new Set(labels.map(({ id }) => dayOf(id)))];

  function take() {
    const [first] = offered;
    for (const { id, answer } of offered) form.setValue(answerName(id), answer);
    onTaken();
    // The button disappears with the offer.
    if (first) document.getElementById(ids[answerName(first.id)] ?? '')?.focus();
  }

  return (
    <Notice tone="info">
      <Offer>
        {days.map((day) => (
          <p key={day}>
            <ApplyMessage
              id="lastAnswers"
              values={{
                day,
                labels: (
                  <Listed>
                    {labels
                      .filter(({ id }) => dayOf(id) === day)
                      .map(({ id, label }) => (
                        <InLanguage key={id} lang={langOf(labelKey(id))}>
                          {label}
                        </InLanguage>
                      ))}
                  </Listed>
                ),
              }}
            />
          </p>
        ))}
        <p>{t('lastAnswersOffer')}</p>
        <Button variant="secondary" disabled={disabled} onClick={take}>
          {t('takeLastAnswers')}
        </Button>
      </Offer>
    </Notice>
  );
}

const Offer = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
`;
