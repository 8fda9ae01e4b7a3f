import type { ChangeEvent } from 'react';
import type { Paper } from 'shared-data';
import { CheckboxField, SelectField } from 'shared-ui';
import type { FormFieldIds, UseFormReturn } from 'shared-ui/form';
import { useMessages } from '../i18n';
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
  /** Of the services that can be chosen. */
  names: readonly string[];
  /** The documents that the chosen service needs, in words; '' where it needs none. */
  needs: string;
  questions: QuestionsState;
  papers: readonly Paper[];
  disabled: boolean;
  onChoose: (service: string) => void;
  /** Called when the form has been filled in by a press. */
  onTaken: () => void;
}

/** Everything that is filled in, in the order of the specification, or the part of it that is open. */
export function ApplyFields({
  form,
  ids,
  parts,
  names,
  needs,
  questions,
  papers,
  documents,
  add,
  remove,
  disabled,
  onChoose,
  onTaken,
}: ApplyFieldsProps) {
  const t = useMessages();
  const { errors } = form.formState;
  const { part } = parts;
  const isShown = (key: string) => !part || part.key === key;
  return (
    <>
      {parts.isFirst && (
        <SelectField
          {...form.register('service', {
            onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value),
          })}
          id={ids.service}
          label={t('apply.service')}
          placeholder={t('apply.servicePlaceholder')}
          options={names.map((name) => ({ value: name, label: name }))}
          hint={needs && t('apply.needs', { documents: needs })}
          error={errors.service?.message}
          disabled={disabled}
          required
        />
      )}
      {parts.isOffered && <PartChoice parts={parts} disabled={disabled} />}
      <PartHeading parts={parts} />
      {(!part || part.section) && (
        <ServiceQuestions
          questions={questions}
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
          title={part ? undefined : t('apply.anythingElse')}
          error={errors.details?.message}
          disabled={disabled}
        />
      )}
      {isShown(documentsPart) && (
        <>
          <PaperFields
            papers={papers}
            title={part ? undefined : t('apply.documents')}
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
            label={t('apply.certify')}
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
