import { useState } from 'react';
import {
  useRecords,
  watchPreparedTexts,
  type Application,
  type PreparedText,
  type PreparedTextKind,
} from 'shared-data';
import { preparedTextIn } from 'shared-data/model';
import {
  Actions,
  activeLanguage,
  Button,
  Notice,
  SelectField,
  theme,
  type SelectOption,
} from 'shared-ui';
import { styled } from 'styled-components';
import { languageName } from '../language/languageName';
import { InLanguage } from '../InLanguage/InLanguage';
import { FormattedMessage, useMessages } from './i18n';

interface PreparedTextsFieldProps {
  /** The kinds of texts to offer, in this order. */
  kinds: readonly PreparedTextKind[];
  /** The application whose citizen gets the text. */
  application: Pick<Application, 'language'>;
  /** The current text of the field to fill in. */
  value: string;
  /** Sets the text of that field. */
  onFill: (text: string) => void;
  /** The id of that field, which gets the focus back after a question is answered. */
  fieldId: string;
  disabled?: boolean;
}

/** The most letters of a text in the list, enough to identify it. */
const listed = 70;

/**
 * The council's prepared texts in the language of the citizen, each with its meaning in the reader's language if that
 * is another one. Asks before it replaces a typed text. (issue 20.7)
 */
export function PreparedTextsField({
  kinds,
  application,
  value,
  onFill,
  fieldId,
  disabled,
}: PreparedTextsFieldProps) {
  const t = useMessages();
  const prepared = useRecords(watchPreparedTexts);
  /** The text that was filled in last. */
  const [filled, setFilled] = useState<{ id: string; text: string }>();
  const [asked, setAsked] = useState<PreparedText>();
  const own = activeLanguage();
  const language = application.language ?? own;
  const offered =
    prepared.status === 'ready'
      ? kinds.flatMap((kind) => prepared.data.list.filter((each) => each.kind === kind))
      : [];

  function option(text: PreparedText): SelectOption {
    const value = text.id;
    const out = preparedTextIn(text, language);
    const read = preparedTextIn(text, own);
    const shown = shortened(out.text);
    const label =
      out.text === read.text ? shown : t('own', { text: shown, own: shortened(read.text) });
    // An option can have only one language: that of the text to send, which comes first.
    return { value, label, lang: langIn(out.language, own) };
  }

  function fill(chosen: PreparedText, before = '') {
    const { text } = preparedTextIn(chosen, language);
    const written = before === '' ? text : `${before}\n\n${text}`;
    setFilled({ id: chosen.id, text: written });
    setAsked(undefined);
    onFill(written);
  }

  function choose(id: string) {
    const chosen = offered.find((text) => text.id === id);
    setAsked(undefined);
    if (!chosen) return;
    const typed = value.trim();
    if (typed === '' || typed === filled?.text.trim()) fill(chosen);
    else setAsked(chosen);
  }

  function answer(act: () => void) {
    act();
    // The button that had the focus is no longer rendered.
    document.getElementById(fieldId)?.focus();
  }

  const chosen = value === '' ? undefined : offered.find(({ id }) => id === filled?.id);
  const languages = { language: languageName(language) };
  return (
    <Stack>
      <SelectField
        label={t('label')}
        hint={
          prepared.status === 'failed'
            ? t('failed')
            : t(application.language === undefined ? 'notKnown' : 'goesOut', languages)
        }
        placeholder={t('choose')}
        options={offered.map(option)}
        value={asked?.id ?? chosen?.id ?? ''}
        disabled={disabled}
        onChange={({ target }) => choose(target.value)}
      />
      {asked && (
        <Notice tone="warn" live="alert">
          <p>{t('ask')}</p>
          <Answers>
            <Button variant="secondary" size="small" onClick={() => answer(() => fill(asked))}>
              {t('replace')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              onClick={() => answer(() => fill(asked, value.trim()))}
            >
              {t('add')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              onClick={() => answer(() => setAsked(undefined))}
            >
              {t('leave')}
            </Button>
          </Answers>
        </Notice>
      )}
      <Said role="status">
        {!asked && chosen && <Outcome text={chosen} language={language} own={own} />}
      </Said>
    </Stack>
  );
}

/** The text that was filled in: its language, and its meaning if the writer may not be able to read it. */
function Outcome({ text, language, own }: { text: PreparedText; language: string; own: string }) {
  const t = useMessages();
  const out = preparedTextIn(text, language);
  const read = preparedTextIn(text, own);
  const named = { language: languageName(out.language) };
  return (
    <>
      {out.language !== language && (
        <p>{t('standsIn', { wanted: languageName(language), ...named })}</p>
      )}
      {out.text !== read.text && (
        <p>
          <FormattedMessage
            id="filledOwn"
            values={{
              ...named,
              text: <InLanguage lang={langIn(read.language, own)}>{read.text}</InLanguage>,
            }}
          />
        </p>
      )}
      {out.language === language && out.text === read.text && <p>{t('filled', named)}</p>}
    </>
  );
}

/** The `lang` of a text on a page in the reader's own language. */
function langIn(language: string, own: string): string | undefined {
  return language === own ? undefined : language;
}

/** One line of a text, cut where it is long. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const letters = Array.from(line);
  return letters.length <= listed
    ? line
    : `${letters
        .slice(0, listed - 1)
        .join('')
        .trimEnd()}…`;
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Answers = styled(Actions)`
  margin-top: ${theme.space[2]};
`;

const Said = styled.div`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  overflow-wrap: anywhere;
`;
