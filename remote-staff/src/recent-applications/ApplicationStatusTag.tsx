import { staffStatus, type ApplicationStatus } from 'shared-data';
import { StatusTag, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';

const tones = { pending: 'warn', approved: 'good', rejected: 'bad' } as const;

/** Where an application stands for staff (spec.md §4), and which stage of pending that is. */
export function ApplicationStatusTag({ status }: { status: ApplicationStatus }) {
  const words = useWords();
  const outcome = staffStatus(status);
  return (
    <Stack>
      <StatusTag tone={tones[outcome]}>{words(`status.${outcome}`)}</StatusTag>
      {outcome === 'pending' && <Stage>{words(`stage.${status}`)}</Stage>}
    </Stack>
  );
}

const Stack = styled.span`
  display: inline-block;
  text-align: inherit;
`;

const Stage = styled.span`
  display: block;
  margin-top: 2px;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-weight: 400;
`;
