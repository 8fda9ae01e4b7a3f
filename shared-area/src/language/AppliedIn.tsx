import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { languageName } from './languageName';

interface AppliedInProps {
  /** The language of the application; renders nothing if it is unknown. */
  language: string | undefined;
}

/** The language in which the citizen applied, for the person who answers them. */
export function AppliedIn({ language }: AppliedInProps) {
  const t = useMessages();
  if (language === undefined) return null;
  return <Line>{t('appliedIn', { language: languageName(language) })}</Line>;
}

const Line = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
