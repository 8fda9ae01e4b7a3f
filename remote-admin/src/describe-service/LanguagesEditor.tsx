import { languageName } from 'shared-area';
import { Card, theme } from 'shared-ui';
import { firstLanguage, otherLanguages } from 'shared-ui/languages';
import { styled } from 'styled-components';
import type { EntriesEditorProps } from './EntriesEditorProps';
import { useMessages } from './i18n';
import { LanguageTexts } from './LanguageTexts';

/** The texts of the service in the further languages of the portal. */
export function LanguagesEditor(props: EntriesEditorProps) {
  const t = useMessages();
  const headingId = props.problems.idOf(undefined, 'languages');
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('languages.title')}</h2>
      <Lead>{t('languages.lead', { first: languageName(firstLanguage) })}</Lead>
      {otherLanguages.map((language) => (
        <LanguageTexts {...props} key={language} language={language} />
      ))}
    </Card>
  );
}

const Lead = styled.p`
  color: ${theme.color.muted};
`;
