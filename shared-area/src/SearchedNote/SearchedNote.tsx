import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

interface SearchedNoteProps {
  /** How many were looked through, the first in their order; nothing where that was all of them. */
  searched: number | undefined;
}

/** Says that a search has not looked through everything, and what helps. */
export function SearchedNote({ searched }: SearchedNoteProps) {
  const t = useMessages();
  if (searched === undefined) return null;
  return <Line>{t('searched', { searched })}</Line>;
}

const Line = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
