import type { ChangeEvent } from 'react';
import { InLanguage, Listed, ServiceName, useServiceNames } from 'shared-area';
import type { ServiceDefinition } from 'shared-data';
import { CheckboxField, SelectField, theme } from 'shared-ui';
import type { FormFieldIds, UseFormReturn } from 'shared-ui/form';
import { styled } from 'styled-components';
import type { ServicePaper } from '../my-applications/useServicePapers';
import { ApplyMessage, useApplyMessages } from './i18n';
import type { ApplyValues } from './applySchema';
import { DetailsField } from './DetailsField';
import type { useDocuments } from './documents/useDocuments';
import { detailsPart, documentsPart } from './parts/formParts';
import { PartChoice } from './parts/PartChoice';
import { PartHeading } from './parts/PartHeading';
import type { FormParts } from './parts/useFormParts';
import { PaperFields } from './questions/PaperFields';
import { ServiceQuestions } from './questions/ServiceQuestions';
import type { QuestionsState } from './questions/useAskedQuestions';
import { TermsNote } from './TermsNote';

interface ApplyFieldsProps extends Pick<
  ReturnType<typeof useDocuments>,
  'documents' | 'add' | 'remove'
> {
  form: UseFormReturn<ApplyValues>;
  ids: FormFieldIds;
  parts: FormParts;
  /** The names of the services that can be selected. */
  names: readonly string[];
  /** The documents that the chosen service needs. */
  needs: readonly ServicePaper[];
  questions: QuestionsState;
  /** The definition in the language of the page; undefined until it has loaded. */
  definition: ServiceDefinition | undefined;
  disabled: boolean;
  onChoose: (service: string) => void;
  /** Called when a press has filled in fields. */
  onTaken: () => void;
}

/** All fields in the order of the specification, or those of the open part. */
export function ApplyFields({
  form,
  ids,
  parts,
  names,
  needs,
  questions,
  definition,
  documents,
  add,
  remove,
  disabled,
  onChoose,
  onTaken,
}: ApplyFieldsProps) {
  const t = useApplyMessages();
  const serviceName = useServiceNames();
  const { errors } = form.formState;
  const { part } = parts;
  // Fields after the questions wait for them: they would move down while the citizen is about to press one.
  const isShown = (key: string) => questions.status !== 'loading' && (!part || part.key === key);
  return (
    <>
      {parts.isFirst && (
        <SelectField
          {...form.register('service', {
            onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value),
          })}
          id={ids.service}
          label={t('service')}
          placeholder={t('servicePlaceholder')}
          options={names.map((name) => {
            const { text, lang } = serviceName(name);
            return { value: name, label: text, lang };
          })}
          hint={needs.length > 0 && <Needs papers={needs} />}
          error={errors.service?.message}
          disabled={disabled}
          required
        />
      )}
      {!parts.isFirst && (
        <Chosen>
          <ServiceName>{form.getValues('service')}</ServiceName>
        </Chosen>
      )}
      {parts.isOffered && <PartChoice parts={parts} disabled={disabled} />}
      <PartHeading definition={definition} parts={parts} />
      {(!part || part.section) && (
        <ServiceQuestions
          questions={questions}
          definition={definition}
          form={form}
          ids={ids}
          section={part?.section?.id}
          disabled={disabled}
          onTaken={onTaken}
        />
      )}
      {isShown(detailsPart) && (
        <DetailsField
          {...form.register('details')}
          id={ids.details}
          isFurther={questions.status === 'ready'}
          title={part ? undefined : t('anythingElse')}
          error={errors.details?.message}
          disabled={disabled}
        />
      )}
      {isShown(documentsPart) && (
        <>
          <PaperFields
            definition={definition}
            title={part ? undefined : t('documents')}
            ids={ids}
            errors={errors.files ?? {}}
            documents={documents}
            disabled={disabled}
            onAdd={add}
            onRemove={remove}
          />
          <CheckboxField
            {...form.register('certified')}
            id={ids.certified}
            label={t('certify')}
            error={errors.certified?.message}
            disabled={disabled}
            required
          />
          <TermsNote />
        </>
      )}
    </>
  );
}

function Needs({ papers }: { papers: readonly ServicePaper[] }) {
  const names = papers.map(({ text, lang }) => (
    <InLanguage key={text} lang={lang}>
      {text}
    </InLanguage>
  ));
  return <ApplyMessage id="needs" values={{ documents: <Listed>{names}</Listed> }} />;
}

/** Shown in later parts: the service is selected in the first part. */
const Chosen = styled.p`
  color: ${theme.color.muted};
  font-weight: ${theme.text.strong};
`;
