import { useFirstLanguage } from 'shared-area';
import type { ServiceDefinition } from 'shared-data';
import { limits } from 'shared-data/limits';
import { Card, SelectField, TextAreaField, TextField } from 'shared-ui';
import { FieldPair, PartFields, PartHeading } from './EditorParts';
import { withOptional } from './changeDefinition';
import type { DesignStep } from './designState';
import { FigureField } from './FigureField';
import { useMessages } from './i18n';
import type { DesignEdits } from './useDesign';
import type { ShownProblems } from './useProblems';

interface TermsEditorProps {
  definition: ServiceDefinition;
  unread: DesignStep['unread'];
  problems: ShownProblems;
  edits: DesignEdits;
}

/** The name, fee and days of the service. */
export function TermsEditor({ definition, unread, problems, edits }: TermsEditorProps) {
  const t = useMessages();
  const firstLanguage = useFirstLanguage();
  const { name, description, category, fee, days, place, outcome } = definition;
  const partsOf = (field: string) => ({
    id: problems.idOf(undefined, field),
    error: problems.errorOf(undefined, field),
  });
  const set = (parts: Partial<ServiceDefinition>, field?: string) =>
    edits.change((before) => ({ ...before, ...parts }), field);

  return (
    <Card as="section" aria-labelledby={problems.idOf(undefined, 'terms')}>
      <PartHeading id={problems.idOf(undefined, 'terms')} tabIndex={-1}>
        {t('terms.title')}
      </PartHeading>
      <PartFields>
        <TextField
          {...partsOf('name')}
          lang={firstLanguage}
          label={t('terms.name')}
          autoComplete="off"
          value={name}
          onChange={(event) => set({ name: event.target.value }, 'name')}
        />
        <TextAreaField
          {...partsOf('description')}
          lang={firstLanguage}
          label={t('terms.description')}
          hint={t('terms.descriptionHint')}
          optional
          rows={2}
          value={description}
          onChange={(event) => set({ description: event.target.value }, 'description')}
        />
        <TextField
          {...partsOf('category')}
          lang={firstLanguage}
          label={t('terms.category')}
          hint={t('terms.categoryHint')}
          optional
          autoComplete="off"
          value={category}
          onChange={(event) => set({ category: event.target.value }, 'category')}
        />
        <TextAreaField
          // Without a `lang` mark: people search in any language.
          {...partsOf('keywords')}
          label={t('terms.keywords')}
          hint={t('terms.keywordsHint')}
          optional
          rows={2}
          value={definition.keywords ?? ''}
          onChange={({ target: { value } }) =>
            edits.change(
              (before) => withOptional(before, 'keywords', value || undefined),
              'keywords',
            )
          }
        />
        <FieldPair>
          <FigureField
            {...partsOf('fee')}
            edits={edits}
            unread={unread}
            field="fee"
            label={t('terms.fee')}
            hint={t('terms.feeHint')}
            figure={fee}
            least={0}
            onFigure={(before, figure = 0) => ({ ...before, fee: figure })}
          />
          <FigureField
            {...partsOf('days')}
            edits={edits}
            unread={unread}
            field="days"
            label={t('terms.days')}
            hint={t('terms.daysHint', { limit: limits.serviceDays })}
            figure={days}
            least={1}
            onFigure={(before, figure = 1) => ({ ...before, days: figure })}
          />
        </FieldPair>
        <FieldPair>
          <SelectField
            id={problems.idOf(undefined, 'place')}
            label={t('terms.place')}
            options={(['online', 'office'] as const).map((value) => ({
              value,
              label: t(`terms.place.${value}`),
            }))}
            value={place.kind}
            onChange={(event) =>
              set({
                place:
                  event.target.value === 'office'
                    ? { kind: 'office', bring: '' }
                    : { kind: 'online' },
              })
            }
          />
          <SelectField
            id={problems.idOf(undefined, 'outcome')}
            label={t('terms.outcome')}
            options={(['certificate', 'answer'] as const).map((value) => ({
              value,
              label: t(`terms.outcome.${value}`),
            }))}
            value={outcome}
            onChange={(event) =>
              set({ outcome: event.target.value === 'answer' ? 'answer' : 'certificate' })
            }
          />
        </FieldPair>
        {place.kind === 'office' && (
          <TextAreaField
            {...partsOf('bring')}
            lang={firstLanguage}
            label={t('terms.bring')}
            optional
            rows={2}
            value={place.bring}
            onChange={(event) =>
              set({ place: { kind: 'office', bring: event.target.value } }, 'bring')
            }
          />
        )}
      </PartFields>
    </Card>
  );
}
