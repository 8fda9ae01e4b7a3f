import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

interface SearchedNoteProps {
  /** How many matches were searched, the first in their order; undefined if all were. */
  searched: number | undefined;
}

/** Says that a search has covered only a part of the matches, and how to narrow it down. */
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
