import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { languageName } from './languageName';

interface AppliedInProps {
  /** Of the application; nothing is shown where it is not known. */
  language: string | undefined;
}

/** In which language the citizen applied, for whoever answers them. */
export function AppliedIn({ language }: AppliedInProps) {
  const t = useMessages();
  if (language === undefined) return null;
  return <Line>{t('appliedIn', { language: languageName(language) })}</Line>;
}

const Line = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
