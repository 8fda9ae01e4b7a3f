import { useEffect, useRef, type ReactNode } from 'react';
import { ControlText, InLanguage, useServiceName } from 'shared-area';
import { PaperPreview } from 'shared-area/papers';
import { AnswerList, answerName, AnswerRow, useTextLanguage } from 'shared-area/questions';
import { cleanText } from 'shared-auth/names';
import type { ServiceDefinition } from 'shared-data';
import { givenAnswers } from 'shared-data/model';
import { Button, SummaryList, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { ApplyMessage, useApplyMessages } from '../i18n';
import type { ApplyValues } from '../applySchema';
import type { ApplyDocument } from '../documents/useDocuments';

interface CheckAnswersProps {
  /** In the language of the page. */
  definition: ServiceDefinition;
  values: Pick<ApplyValues, 'service' | 'answers' | 'details'>;
  documents: readonly ApplyDocument[];
  disabled: boolean;
  /** Returns to the field of this name. */
  onChange: (field: string) => void;
}

/** Everything that will be sent, for a last check. */
export function CheckAnswers({
  definition,
  values,
  documents,
  disabled,
  onChange,
}: CheckAnswersProps) {
  const t = useApplyMessages();
  const langOf = useTextLanguage(definition);
  const service = useServiceName(values.service);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has disappeared with the fields.
  useEffect(() => heading.current?.focus(), []);

  const change = (label: string, field: string, lang?: string) => (
    <Button variant="quiet" size="small" disabled={disabled} onClick={() => onChange(field)}>
      <ControlText
        name={
          <ApplyMessage
            id="changeOf"
            values={{ label: <InLanguage lang={lang}>{label}</InLanguage> }}
          />
        }
      >
        {t('change')}
      </ControlText>
    </Button>
  );
  const row = (label: string, value: ReactNode, field: string, lang?: string) => ({
    id: field,
    label,
    lang,
    value: <AnswerRow action={change(label, field, lang)}>{value}</AnswerRow>,
  });
  const files = (paper: string | undefined) => {
    const listed = documents.filter((document) => !document.problem && document.paper === paper);
    if (listed.length === 0) return t('noFile');
    return (
      <Files>
        {listed.map(({ id, name, file }) => (
          <li key={id}>
            {file && <PaperPreview file={file} />}
            <span>{name}</span>
          </li>
        ))}
      </Files>
    );
  };

  return (
    <Parts>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t('check')}
        </h2>
        <p>{t('checkLead')}</p>
      </div>
      <SummaryList
        rows={[
          {
            label: t('service'),
            value: (
              <AnswerRow lang={service.lang} action={change(t('service'), 'service')}>
                {service.text}
              </AnswerRow>
            ),
          },
        ]}
      />
      <AnswerList
        definition={definition}
        answers={givenAnswers(definition, values.answers)}
        action={({ id, label }) => change(label, answerName(id), langOf(`question/${id}/label`))}
      />
      <section>
        <h3>{t('anythingElse')}</h3>
        <SummaryList
          rows={[
            row(t('details'), cleanText(values.details).trim() || t('nothingElse'), 'details'),
          ]}
        />
      </section>
      <section>
        <h3>{t('documents')}</h3>
        <SummaryList
          rows={[
            ...definition.papers.map(({ id, name }) =>
              row(name, files(id), `files.${id}`, langOf(`paper/${id}/name`)),
            ),
            row(t('otherPapers'), files(undefined), 'documents'),
          ]}
        />
      </section>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  h3 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size18};
  }
`;

const Files = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    overflow-wrap: anywhere;
  }
`;
