import type { OfficeList } from 'shared-data/model';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useApplicationsMessages } from './i18n';

interface WaitingNoteProps {
  kind: OfficeList;
}

/** Explains what a list of waiting applications contains, and its fixed order. */
export function WaitingNote({ kind }: WaitingNoteProps) {
  const t = useApplicationsMessages();
  return <Note>{t(`waiting.${kind}Note`)}</Note>;
}

const Note = styled.p`
  margin-bottom: ${theme.space[3]};
  color: ${theme.color.muted};
`;
