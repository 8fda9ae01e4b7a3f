import type { ReactNode } from 'react';
import type { ApplicationEvent } from 'shared-data';
import { formatCertificateNumber } from 'shared-data/certificates';
import { formatDateTime, Items, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

/** A step of an application in the area's own wording. */
export interface StepText {
  what: ReactNode;
  /** Who took the step, beside its time. */
  by?: string;
  note?: ReactNode;
  /** Below the note, such as what was changed. */
  more?: ReactNode;
}

interface ApplicationHistoryProps {
  /** Oldest first, as it is stored. */
  history: readonly ApplicationEvent[];
  /** Which end of the history comes first on the page; by default the newest. */
  first?: 'newest' | 'oldest';
  describe: (event: ApplicationEvent) => StepText;
}

/** The steps of an application: when each was taken, by whom, and with which note. */
export function ApplicationHistory({
  history,
  first = 'newest',
  describe,
}: ApplicationHistoryProps) {
  const t = useMessages();
  const steps = first === 'newest' ? history.toReversed() : history;
  return (
    <Steps>
      <Items of={steps} keyOf={({ at }, index) => `${at} ${index}`}>
        {(event) => {
          const { what, by, note, more } = describe(event);
          return (
            <Step $isLatest={event === history.at(-1)}>
              <What>{what}</What>
              <When>
                <time dateTime={event.at}>{formatDateTime(new Date(event.at))}</time>
                {by && <span>{by}</span>}
              </When>
              {event.certificate && (
                <p>
                  {t(`certificate.${event.certificate.change}`, {
                    number: formatCertificateNumber(event.certificate.number),
                  })}
                </p>
              )}
              {note && <Note>{note}</Note>}
              {more}
            </Step>
          );
        }}
      </Items>
    </Steps>
  );
}

const Steps = styled.ol`
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $isLatest: boolean }>`
  position: relative;
  max-width: none;
  margin-inline-start: 5px;
  padding-block: 0 ${theme.space[4]};
  padding-inline: ${theme.space[6]} 0;
  border-inline-start: 2px solid ${theme.color.line};

  &:last-child {
    border-color: transparent;
    padding-bottom: 0;
  }

  &::before {
    content: '';
    position: absolute;
    top: 6px;
    inset-inline-start: -7px;
    width: 12px;
    height: 12px;
    border: 2px solid ${theme.color.canvas};
    border-radius: 50%;
    background: ${({ $isLatest }) => ($isLatest ? theme.color.accent : theme.color.control)};
  }
`;

const What = styled.p`
  font-weight: ${theme.text.strong};
`;

const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  margin-top: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  margin-top: ${theme.space[1]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
