import type { PositionField } from 'shared-data';
import { acceptedDocuments } from 'shared-data/files';
import { FileField, SelectField, TextAreaField, TextField } from 'shared-ui';
import { useWatch, type UseFormReturn } from 'shared-ui/form';
import { usePositionMessages } from './i18n';
import { FormSection } from './FormSection';
import { countries, departments, positions } from './positionSchema';
import type { formFields, PositionFormValues } from './PositionFormValues';
import { resumeEndings, useResume } from './useResume';

interface PositionSectionsProps {
  form: UseFormReturn<PositionFormValues>;
  ids: Readonly<Record<(typeof formFields)[number], string>>;
  /** Called when the check of the resume starts and ends. */
  onChecking: (isOn: boolean) => void;
}

/** The three sections of the form (spec.md §2). */
export function PositionSections({ form, ids, onChecking }: PositionSectionsProps) {
  const t = usePositionMessages();
  const { errors } = form.formState;
  const field = (name: PositionField) => ({
    ...form.register(name),
    id: ids[name],
    label: t(`position.${name}`),
    error: errors[name]?.message,
  });
  const resume = useResume(form, onChecking);
  const country = useWatch({ control: form.control, name: 'country' });

  return (
    <>
      <FormSection title={t('position.personal')}>
        <TextField {...field('fullName')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <TextField {...field('dob')} type="date" autoComplete="bday" />
      </FormSection>

      <FormSection title={t('position.address')}>
        <div data-wide>
          <TextField {...field('street')} autoComplete="address-line1" />
        </div>
        <TextField {...field('city')} autoComplete="address-level2" />
        <TextField {...field('state')} autoComplete="address-level1" />
        <TextField
          {...field('zip')}
          // Numeric for India, where most clerks live, so that no Devanagari letters are offered. Other countries use
          // letters too.
          inputMode={country === 'IN' || country === '' ? 'numeric' : 'text'}
          autoComplete="postal-code"
        />
        <SelectField
          {...field('country')}
          autoComplete="country"
          placeholder={t('position.chooseCountry')}
          options={countries.map((value) => ({ value, label: t(`country.${value}`) }))}
        />
      </FormSection>

      <FormSection title={t('position.positionSection')}>
        <SelectField
          {...field('position')}
          placeholder={t('position.choosePosition')}
          options={positions.map((value) => ({ value, label: t(`positionOption.${value}`) }))}
        />
        <SelectField
          {...field('department')}
          placeholder={t('position.chooseDepartment')}
          options={departments.map((value) => ({ value, label: t(`department.${value}`) }))}
        />
        <TextField
          {...field('experience')}
          hint={t('position.experienceHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <div data-wide>
          <TextAreaField {...field('skills')} hint={t('position.skillsHint')} />
        </div>
        <div data-wide>
          <FileField
            id={ids.resume}
            label={t('position.resume')}
            hint={t('position.resumeHint')}
            accept={acceptedDocuments(resumeEndings)}
            error={errors.resume?.message}
            files={resume.files}
            onAdd={([file]) => file && void resume.choose(file)}
            onRemove={resume.remove}
          />
        </div>
      </FormSection>
    </>
  );
}
