import { useMemo } from 'react';
import { InLanguage, Listed } from 'shared-area';
import { answerName, useTextLanguage } from 'shared-area/questions';
import {
  useRecords,
  watchMyApplications,
  type Application,
  type ServiceDefinition,
} from 'shared-data';
import { labelKey, questionsOf } from 'shared-data/model';
import { Button, formatDate, Notice, theme } from 'shared-ui';
import { useWatch, type FormFieldIds, type UseFormReturn } from 'shared-ui/form';
import { styled } from 'styled-components';
import { useCitizen } from '../../citizen/useCitizen';
import { ApplyMessage, useApplyMessages } from '../i18n';
import type { ApplyValues } from '../applySchema';
import { lastingAnswers } from './lastingAnswers';
import type { AskedQuestions } from './useAskedQuestions';
import { watchDefinition } from './watchDefinition';

interface LastAnswersProps {
  asked: AskedQuestions;
  /** What is asked, in the language of the page. */
  shown: ServiceDefinition;
  form: UseFormReturn<ApplyValues>;
  ids: FormFieldIds;
  /** The one section that is asked; all unless given. */
  section: string | undefined;
  disabled: boolean;
  /** Called when the form has been filled in. */
  onTaken: () => void;
}

/**
 * Offers what the citizen answered last time to the same questions about applicant and parents, as far as they are
 * empty now. Nothing is filled in unasked.
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
  const last = useLastForm();
  const before = useRecords(watchDefinition, last?.form.serviceId ?? '', last?.form.version ?? 0);
  const definition =
    before.status === 'ready' && !before.stale ? before.data?.definition : undefined;
  const known = useMemo(() => {
    if (!definition || !last) return [];
    const sections = asked.definition.sections.filter(({ id }) => !section || id === section);
    const onPage = new Set(questionsOf({ sections }).map(({ id }) => id));
    return lastingAnswers({ ...last.form, definition }, asked).filter(({ id }) => onPage.has(id));
  }, [asked, definition, last, section]);
  const values = useWatch<ApplyValues, `answers.${string}`[]>({
    name: useMemo(() => known.map(({ id }) => answerName(id)), [known]),
  });
  const offered = known.filter((_, index) => !values[index]);
  if (!last || offered.length === 0) return null;
  const labels = questionsOf(shown).flatMap(({ id, label }) =>
    offered.some((known) => known.id === id) ? (
      <InLanguage key={id} lang={langOf(labelKey(id))}>
        {label}
      </InLanguage>
    ) : (
      []
    ),
  );

  function take() {
    const [first] = offered;
    for (const { id, answer } of offered) form.setValue(answerName(id), answer);
    onTaken();
    // The button goes with what it offered.
    if (first) document.getElementById(ids[answerName(first.id)] ?? '')?.focus();
  }

  return (
    <Notice tone="info">
      <Offer>
        <p>
          <ApplyMessage
            id="lastAnswers"
            values={{
              day: formatDate(new Date(last.submittedAt)),
              labels: <Listed>{labels}</Listed>,
            }}
          />
        </p>
        <Button variant="secondary" disabled={disabled} onClick={take}>
          {t('takeLastAnswers')}
        </Button>
      </Offer>
    </Notice>
  );
}

/** The latest application of the citizen's own that has answers. */
function useLastForm() {
  const { uid } = useCitizen();
  const mine = useRecords(watchMyApplications, uid);
  return useMemo(() => {
    const own = mine.status === 'ready' ? mine.data : [];
    return own
      .filter((application) => !application.sample)
      .filter(hasForm)
      .toSorted((one, other) => other.submittedAt.localeCompare(one.submittedAt))[0];
  }, [mine]);
}

function hasForm<T extends Pick<Application, 'form'>>(
  application: T,
): application is T & Required<Pick<Application, 'form'>> & { form: object } {
  return application.form !== undefined;
}

const Offer = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
`;
