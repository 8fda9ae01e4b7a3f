import type { AnswerCheck } from 'shared-data';
import { StatusTag, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

interface CheckResultProps {
  check: AnswerCheck;
  of: 'answer' | 'paper';
}

/** The read-only result of a clerk's check of an answer or a paper. */
export function CheckResult({ check: { agrees, note }, of }: CheckResultProps) {
  const t = useMessages();
  return (
    <Result>
      <StatusTag tone={agrees ? 'good' : 'bad'}>
        {t(`check.${of}.${agrees ? 'yes' : 'no'}`)}
      </StatusTag>
      {note && <span>{note}</span>}
    </Result>
  );
}

const Result = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[2]};
  overflow-wrap: anywhere;
  white-space: pre-line;

  /* On several lines with large text. */
  > :first-child {
    white-space: normal;
  }
`;
