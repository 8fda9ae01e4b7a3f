import type { Application, RecordsState, ServiceDefinition, ServiceVersion } from 'shared-data';
import type { FilledForm } from 'shared-data/model';
import { Button, Notice, Skeleton, SummaryList, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { AnswerList } from './AnswerList';
import { FormDefinition } from './FormDefinition';
import { useMessages } from './i18n';
import { useTextLanguage } from './useTextLanguage';

interface ApplicationAnswersProps {
  application: Pick<Application, 'form' | 'documents'>;
  /** The level of the section titles; by default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * The answers of an application, and which of its documents is which paper, by the version that it was made
 * with. Renders nothing if the service has no questions.
 */
export function ApplicationAnswers({ application, ...rest }: ApplicationAnswersProps) {
  const { form, documents } = application;
  return (
    <FormDefinition form={form}>
      {(version) =>
        form &&
        version && <FormAnswers form={form} version={version} documents={documents} {...rest} />
      }
    </FormDefinition>
  );
}

interface FormAnswersProps {
  form: FilledForm;
  version: RecordsState<ServiceVersion>;
  documents: Application['documents'];
  headingLevel?: 2 | 3 | 4 | undefined;
}

function FormAnswers({ form, version, documents, headingLevel = 3 }: FormAnswersProps) {
  const t = useMessages();

  if (version.status === 'loading') {
    return (
      <div role="status" aria-label={t('given.loading')}>
        <Skeleton lines={4} />
      </div>
    );
  }
  if (version.status === 'failed') {
    return (
      <Notice tone="warn" live="status">
        <Failed>
          <p>{t('given.failed')}</p>
          <Button variant="secondary" onClick={version.retry}>
            {t('given.retry')}
          </Button>
        </Failed>
      </Notice>
    );
  }

  const { definition } = version.data;
  return (
    <GivenParts
      definition={definition}
      form={form}
      documents={documents}
      headingLevel={headingLevel}
    />
  );
}

interface GivenPartsProps extends Required<Omit<FormAnswersProps, 'version'>> {
  definition: ServiceDefinition;
}

function GivenParts({ definition, form, documents, headingLevel }: GivenPartsProps) {
  const t = useMessages();
  const langOf = useTextLanguage(definition);
  const Heading = `h${headingLevel ?? 3}` as const;
  const fileNames = (ids: readonly string[] = []) =>
    documents.flatMap(({ id, name }) => (ids.includes(id) ? name : [])).join('\n');
  return (
    <Parts>
      <AnswerList definition={definition} answers={form.answers} headingLevel={headingLevel} />
      {definition.papers.length > 0 && (
        <section>
          <Heading>{t('given.papers')}</Heading>
          <SummaryList
            rows={definition.papers.map(({ id, name }) => ({
              id,
              label: name,
              lang: langOf(`paper/${id}/name`),
              value: <Files>{fileNames(form.papers[id]) || t('given.noFile')}</Files>,
            }))}
          />
        </section>
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  > section > :first-child {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size18};
  }
`;

const Files = styled.span`
  white-space: pre-line;
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
`;
