import { languageName } from 'shared-area';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { listTexts, untranslatedTexts, type TextKey } from 'shared-data/model';
import { Button, CheckboxField, FieldError, theme } from 'shared-ui';
import type { LanguageTag } from 'shared-ui/languages';
import { styled } from 'styled-components';
import type { EntriesEditorProps } from './EntriesEditorProps';
import { useMessages } from './i18n';
import { textLabel } from './textLabel';
import { TranslationField } from './TranslationField';

interface LanguageTextsProps extends EntriesEditorProps {
  language: LanguageTag;
}

/** All texts of the service in one further language: how many are translated, and a field for each while it is open. */
export function LanguageTexts({
  language,
  definition,
  problems,
  edits,
  entries,
}: LanguageTextsProps) {
  const t = useMessages();
  const name = languageName(language);
  const texts = listTexts(definition);
  const missing = untranslatedTexts(definition, language);
  /** The texts that were translated when the filter 'missing only' was turned on: so a field does not disappear during typing. */
  const [hidden, setHidden] = useState<ReadonlySet<TextKey>>();
  const isOpen = entries.open.has(language);
  const buttonId = problems.idOf(language, 'translations');
  const errorId = `${buttonId}-error`;
  const error = problems.errorOf(language, 'translations');
  const given = definition.translations?.[language] ?? {};
  const shown = texts.filter(
    ({ key }) => !hidden?.has(key) || missing.has(key) || problems.errorOf(language, key),
  );

  return (
    <Language role="group" aria-label={t('languages.texts', { language: name })}>
      <Head>
        <h3>{name}</h3>
        <Given>
          {t('languages.given', { given: texts.length - missing.size, count: texts.length })}
        </Given>
        <Button
          id={buttonId}
          variant="secondary"
          size="small"
          icon={isOpen ? <X {...icon} /> : <Pencil {...icon} />}
          aria-expanded={isOpen}
          aria-describedby={error ? errorId : undefined}
          onClick={() => entries.actions.toggle(language)}
        >
          {t(isOpen ? 'languages.close' : 'languages.edit', { language: name })}
        </Button>
      </Head>
      <FieldError id={errorId} error={error} />
      {isOpen && (
        <Fields>
          <CheckboxField
            id={problems.idOf(language, 'onlyMissing')}
            label={t('languages.onlyMissing')}
            checked={hidden !== undefined}
            onChange={({ target }) =>
              setHidden(
                target.checked
                  ? new Set(texts.map(({ key }) => key).filter((key) => !missing.has(key)))
                  : undefined,
              )
            }
          />
          {shown.length === 0 && <p>{t('languages.complete')}</p>}
          {shown.map(({ key, text }) => (
            <TranslationField
              key={key}
              id={problems.idOf(language, key)}
              label={textLabel(t, definition, key)}
              error={problems.errorOf(language, key)}
              text={text}
              value={given[key] ?? ''}
              textKey={key}
              language={language}
              edits={edits}
            />
          ))}
        </Fields>
      )}
    </Language>
  );
}

const icon = { size: 18, 'aria-hidden': true } as const;

const Language = styled.div`
  margin-top: ${theme.space[4]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};

  h3 {
    font-size: ${theme.text.size18};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Given = styled.p`
  flex: 1;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
`;
