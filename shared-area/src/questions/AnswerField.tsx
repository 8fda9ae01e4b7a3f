import { memo, type ReactNode } from 'react';
import type { Choice, Question } from 'shared-data';
import {
  findAddressFault,
  joinAddress,
  joinChoices,
  joinDate,
  normaliseAnswer,
  splitAddress,
  splitChoices,
  splitDate,
} from 'shared-data/model';
import {
  AddressField,
  AmountField,
  CheckboxesField,
  DateField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  type SelectOption,
} from 'shared-ui';
import { useController } from 'shared-ui/form';
import { InLanguage } from '../InLanguage/InLanguage';
import { answerName, type QuestionValues } from './answerName';
import { useMessages } from './i18n';
import { withNote } from './withNote';
import type { TextLanguage } from './useTextLanguage';

/** Up to so many choices are all visible; more become a list to open. */
const mostInSight = 5;

interface AnswerFieldProps {
  question: Question;
  langOf: TextLanguage;
  id: string | undefined;
  isNew: boolean;
  note: string | undefined;
  disabled: boolean | undefined;
}

/**
 * The control for one question, by its kind. It re-renders only for its own answer, and not with the form around
 * it, which may have 60 of them.
 */
export const AnswerField = memo(function AnswerField({
  question,
  langOf,
  id,
  isNew,
  note,
  disabled,
}: AnswerFieldProps) {
  const t = useMessages();
  const { field, fieldState } = useController<QuestionValues, `answers.${string}`>({
    name: answerName(question.id),
    defaultValue: '',
  });
  const { name, ref, onBlur, onChange } = field;
  const { label, required } = question;
  const at = `question/${question.id}`;
  const hint = question.hint && (
    <InLanguage lang={langOf(`${at}/hint`)}>{question.hint}</InLanguage>
  );
  const value = field.value;
  const error = fieldState.error?.message;
  const common = {
    id,
    name,
    ref,
    onBlur,
    disabled,
    label: <InLanguage lang={langOf(`${at}/label`)}>{label}</InLanguage>,
    hint: withNote(note, isNew ? markedAsNew(t('new'), hint) : hint),
    error,
    optional: !required,
  };
  const text = { ...common, required, value, onChange };

  switch (question.kind) {
    case 'short-text':
    case 'person-name':
      // The name is often that of another person, such as a child.
      return <TextField {...text} autoComplete="off" />;
    case 'long-text':
      return <TextAreaField {...text} />;
    case 'number':
      return (
        // A numeric keypad may have no minus sign.
        <TextField
          {...text}
          size={10}
          inputMode={(question.min ?? 0) < 0 ? 'text' : 'numeric'}
          autoComplete="off"
        />
      );
    case 'amount':
      return <AmountField {...text} currency={t('rupee')} />;
    case 'phone':
      return <TextField {...text} size={16} type="tel" autoComplete="tel" />;
    case 'date':
      return (
        <DateField
          {...common}
          partLabels={{ day: t('date.day'), month: t('date.month'), year: t('date.year') }}
          value={splitDate(value)}
          onChange={(parts) => onChange(joinDate(parts))}
        />
      );
    case 'address':
      return (
        <AddressField
          {...common}
          partLabels={{
            house: t('address.house'),
            place: t('address.place'),
            pin: t('address.pin'),
          }}
          wrong={error === undefined ? undefined : wrongLine(normaliseAnswer(question, value))}
          value={splitAddress(value)}
          onChange={(parts) => onChange(joinAddress(parts))}
        />
      );
    case 'yes-no': {
      const options = [
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ];
      return <RadioField {...common} options={options} value={value} onChange={onChange} />;
    }
    case 'one-of': {
      const options = optionsOf(question.choices, at, langOf);
      return options.length > mostInSight ? (
        <SelectField {...text} options={options} placeholder={t('choose')} />
      ) : (
        <RadioField {...common} options={options} value={value} onChange={onChange} />
      );
    }
    case 'some-of':
      return (
        <CheckboxesField
          {...common}
          options={optionsOf(question.choices, at, langOf)}
          value={splitChoices(value)}
          onChange={(chosen) => onChange(joinChoices(question, chosen))}
        />
      );
  }
});

function optionsOf(choices: readonly Choice[], at: string, langOf: TextLanguage): SelectOption[] {
  return choices.map(({ id, label }) => ({
    value: id,
    label,
    lang: langOf(`${at}/choice/${id}`),
  }));
}

function markedAsNew(mark: string, hint: ReactNode): ReactNode {
  return (
    <>
      <strong>{mark}</strong> {hint}
    </>
  );
}

/** Undefined if all lines are wrong, because nothing was filled in. */
function wrongLine(address: string): 'house' | 'place' | 'pin' | undefined {
  if (!address) return undefined;
  switch (findAddressFault(address)?.code) {
    case 'place-missing':
    case 'place-too-long':
      return 'place';
    case 'pin-missing':
    case 'not-a-pin':
      return 'pin';
    default:
      return 'house';
  }
}
