import { useId } from 'react';
import { useFirstLanguage } from 'shared-area';
import type { Paper } from 'shared-data';
import { limits } from 'shared-data/limits';
import { paperKinds } from 'shared-data/model';
import { CheckboxField, FieldError, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { replacePaper, withOptional } from './changeDefinition';
import type { DesignStep } from './designState';
import { FigureField } from './FigureField';
import { useMessages } from './i18n';
import type { DesignEdits } from './useDesign';
import type { ShownProblems } from './useProblems';

interface PaperEditorProps {
  paper: Paper;
  unread: DesignStep['unread'];
  problems: ShownProblems;
  edits: DesignEdits;
}

/** The fields of a paper. */
export function PaperEditor({ paper, unread, problems, edits }: PaperEditorProps) {
  const t = useMessages();
  const firstLanguage = useFirstLanguage();
  const kindsError = useId();
  const { id, name, hint, required, kinds, maxFiles } = paper;
  const partsOf = (field: string) => ({
    id: problems.idOf(id, field),
    error: problems.errorOf(id, field),
  });
  const { error } = partsOf('kinds');
  const change = (how: (before: Paper) => Paper, field?: string) =>
    edits.change((definition) => replacePaper(definition, id, how), field && `${id}.${field}`);

  return (
    <>
      <TextField
        {...partsOf('name')}
        lang={firstLanguage}
        label={t('paper.name')}
        autoComplete="off"
        value={name}
        onChange={({ target }) => change((before) => ({ ...before, name: target.value }), 'name')}
      />
      <TextField
        {...partsOf('hint')}
        lang={firstLanguage}
        label={t('paper.hint')}
        hint={t('paper.hintHint')}
        optional
        autoComplete="off"
        value={hint ?? ''}
        onChange={({ target }) =>
          change((before) => withOptional(before, 'hint', target.value || undefined), 'hint')
        }
      />
      <Kinds aria-describedby={error ? kindsError : undefined}>
        <legend>{t('paper.kinds')}</legend>
        {paperKinds.map((kind, at) => (
          <CheckboxField
            key={kind}
            id={at === 0 ? problems.idOf(id, 'kinds') : problems.idOf(id, `kinds-${kind}`)}
            label={t(`paperKind.${kind}`)}
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              change((before) => ({
                ...before,
                kinds: paperKinds.filter((one) =>
                  one === kind ? target.checked : before.kinds.includes(one),
                ),
              }))
            }
          />
        ))}
        <FieldError id={kindsError} error={error} />
      </Kinds>
      <FigureField
        {...partsOf('maxFiles')}
        edits={edits}
        unread={unread}
        at={id}
        field="maxFiles"
        label={t('paper.maxFiles')}
        hint={t('paper.maxFilesHint', { limit: limits.definition.filesPerPaper })}
        figure={maxFiles}
        least={1}
        onFigure={(definition, figure = 1) =>
          replacePaper(definition, id, (before) => ({ ...before, maxFiles: figure }))
        }
      />
      <CheckboxField
        id={problems.idOf(id, 'required')}
        label={t('paper.required')}
        checked={required}
        onChange={({ target }) => change((before) => ({ ...before, required: target.checked }))}
      />
    </>
  );
}

const Kinds = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${theme.text.strong};
  }
`;
