import { ControlText, InLanguage, languageName, listed } from 'shared-area';
import type { PreparedText } from 'shared-data';
import { preparedTextIn } from 'shared-data/model';
import { Actions, activeLanguage, Button, theme } from 'shared-ui';
import { languages } from 'shared-ui/languages';
import { styled } from 'styled-components';
import { TextsMessage, useTextMessages } from './i18n';

interface PreparedTextEntryProps {
  text: PreparedText;
  isRemoving: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One text: its purpose and its languages. */
export function PreparedTextEntry({ text, isRemoving, onEdit, onRemove }: PreparedTextEntryProps) {
  const t = useTextMessages();
  const own = activeLanguage();
  const { text: given, language } = preparedTextIn(text, own);
  const shown = <InLanguage lang={language === own ? undefined : language}>{given}</InLanguage>;
  const isGiven = ({ tag }: { tag: string }) => Boolean(text.texts[tag]?.trim());
  const missing = languages.filter((language) => !isGiven(language));
  const named = (list: readonly { tag: string }[]) =>
    listed(list.map(({ tag }) => languageName(tag)));
  return (
    <Entry>
      <div>
        <Quiet>{t(`kind.${text.kind}`)}</Quiet>
        <p>{shown}</p>
        <Quiet>
          {missing.length > 0
            ? t('missing', { languages: named(missing) })
            : t('given', { languages: named(languages) })}
        </Quiet>
      </div>
      <Actions>
        <Button variant="secondary" size="small" onClick={onEdit}>
          <ControlText name={<TextsMessage id="editOf" values={{ text: shown }} />}>
            {t('edit')}
          </ControlText>
        </Button>
        <Button
          variant="secondary"
          size="small"
          busy={isRemoving}
          busyLabel={t('removing')}
          onClick={onRemove}
        >
          <ControlText name={<TextsMessage id="removeOf" values={{ text: shown }} />}>
            {t('remove')}
          </ControlText>
        </Button>
      </Actions>
    </Entry>
  );
}

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[3]} 0;
  border-bottom: 1px solid ${theme.color.line};

  > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
