import { useFirstLanguage } from 'shared-area';
import type { CertificateTemplate, ServiceDefinition } from 'shared-data';
import { limits } from 'shared-data/limits';
import { questionsOf } from 'shared-data/model';
import { Card, CheckboxesField, CheckboxField, SelectField, TextField } from 'shared-ui';
import { FieldPair, PartFields, PartHeading } from './EditorParts';
import { CertificateTextField } from './CertificateTextField';
import { withOptional } from './changeDefinition';
import type { DesignStep } from './designState';
import { FigureField } from './FigureField';
import { useMessages } from './i18n';
import { startTexts } from './startTexts';
import type { DesignEdits } from './useDesign';
import type { ShownProblems } from './useProblems';

interface CertificateEditorProps {
  definition: ServiceDefinition;
  unread: DesignStep['unread'];
  problems: ShownProblems;
  edits: DesignEdits;
}

/** What the certificate of the service states, its validity and its signatory. */
export function CertificateEditor(props: CertificateEditorProps) {
  const { definition, problems, edits } = props;
  const t = useMessages();
  const { certificate, outcome, name } = definition;
  const headingId = problems.idOf(undefined, 'certificateHeading');
  // A certificate that was described before the outcome became an answer from the office has to be removed by hand.
  if (outcome === 'answer' && !certificate) return null;

  return (
    <Card as="section" aria-labelledby={headingId}>
      <PartHeading id={headingId}>{t('certificate.title')}</PartHeading>
      <PartFields>
        <CheckboxField
          id={problems.idOf(undefined, 'certificate')}
          error={problems.errorOf(undefined, 'certificate')}
          label={t('certificate.issues')}
          checked={certificate !== undefined}
          onChange={({ target }) =>
            edits.change((before) =>
              withOptional(
                before,
                'certificate',
                target.checked ? startCertificate(name, startTexts.certificate) : undefined,
              ),
            )
          }
        />
        {certificate && <TemplateFields {...props} template={certificate} />}
      </PartFields>
    </Card>
  );
}

interface TemplateFieldsProps extends CertificateEditorProps {
  template: CertificateTemplate;
}

function TemplateFields({ definition, unread, problems, edits, template }: TemplateFieldsProps) {
  const t = useMessages();
  const firstLanguage = useFirstLanguage();
  const { title, text, table, holder, months, signatory } = template;
  const questions = questionsOf(definition);
  const printable = questions.filter(({ kind }) => kind !== 'long-text');
  const people = questions.filter(
    ({ id, kind, required, showIf }) =>
      id === holder || (kind === 'person-name' && required && !showIf),
  );
  const optionOf = ({ id, label }: { id: string; label: string }) => {
    return label
      ? { value: id, label, lang: firstLanguage }
      : { value: id, label: t('questions.unnamed') };
  };
  const partsOf = (field: string) => ({
    id: problems.idOf(undefined, field),
    error: problems.errorOf(undefined, field),
  });
  const set = (parts: Partial<CertificateTemplate>, field?: string) =>
    edits.change((before) => ({ ...before, certificate: { ...template, ...parts } }), field);

  return (
    <>
      <TextField
        {...partsOf('certificateTitle')}
        lang={firstLanguage}
        label={t('certificate.name')}
        autoComplete="off"
        value={title}
        onChange={({ target }) => set({ title: target.value }, 'certificateTitle')}
      />
      <CertificateTextField
        {...partsOf('certificateText')}
        value={text}
        questions={printable}
        onChange={(value, field) => set({ text: value }, field)}
      />
      {printable.length > 0 && (
        <CheckboxesField
          {...partsOf('certificateTable')}
          name="certificateTable"
          label={t('certificate.table')}
          hint={t('certificate.tableHint', { limit: limits.certificate.table })}
          optional
          options={printable.map(optionOf)}
          value={table}
          // In the order of the form, not of the ticking.
          onChange={(ids) =>
            set({ table: printable.map(({ id }) => id).filter((id) => ids.includes(id)) })
          }
        />
      )}
      <SelectField
        {...partsOf('certificateHolder')}
        label={t('certificate.holder')}
        hint={t('certificate.holderHint')}
        options={[
          { value: '', label: t('certificate.applicant') },
          ...people.map(optionOf),
          ...(holder !== undefined && people.every(({ id }) => id !== holder)
            ? [{ value: holder, label: t('certificate.gone') }]
            : []),
        ]}
        value={holder ?? ''}
        onChange={({ target }) =>
          edits.change((before) => ({
            ...before,
            certificate: withOptional(template, 'holder', target.value || undefined),
          }))
        }
      />
      <FigureField
        {...partsOf('certificateMonths')}
        edits={edits}
        unread={unread}
        field="certificateMonths"
        label={t('certificate.months')}
        hint={t('certificate.monthsHint')}
        figure={months}
        least={1}
        optional
        onFigure={(before, figure) =>
          before.certificate
            ? { ...before, certificate: withOptional(before.certificate, 'months', figure) }
            : before
        }
      />
      {(definition.fee > 0 || template.paidFirst) && (
        <CheckboxField
          {...partsOf('certificatePaidFirst')}
          label={t('certificate.paidFirst')}
          hint={t('certificate.paidFirstHint')}
          checked={template.paidFirst ?? false}
          onChange={({ target }) =>
            edits.change((before) => ({
              ...before,
              certificate: withOptional(template, 'paidFirst', target.checked || undefined),
            }))
          }
        />
      )}
      <FieldPair>
        <TextField
          {...partsOf('certificateSignatory')}
          lang={firstLanguage}
          label={t('certificate.signatory')}
          autoComplete="off"
          value={signatory.name}
          onChange={({ target }) =>
            set({ signatory: { ...signatory, name: target.value } }, 'certificateSignatory')
          }
        />
        <TextField
          {...partsOf('certificateOffice')}
          lang={firstLanguage}
          label={t('certificate.office')}
          autoComplete="off"
          value={signatory.office}
          onChange={({ target }) =>
            set({ signatory: { ...signatory, office: target.value } }, 'certificateOffice')
          }
        />
      </FieldPair>
    </>
  );
}

function startCertificate(title: string, text: string): CertificateTemplate {
  return { title, text, table: [], signatory: { name: '', office: '' } };
}
