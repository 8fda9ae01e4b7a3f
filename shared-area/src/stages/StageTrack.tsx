import { Check } from 'lucide-react';
import type { Application } from 'shared-data';
import { councilDay, deadlineStanding } from 'shared-data/model';
import { theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { shortDay } from '../deadline/shortDay';
import { useMessages } from './i18n';
import { stagesOf, type Stage } from './stagesOf';

interface StageTrackProps {
  application: Pick<Application, 'status' | 'submittedAt' | 'history' | 'deadline'>;
  /** `councilNow()`, or another moment in an example. */
  now: Date;
  /** Whether the reader is the citizen who applied. */
  isOwn?: boolean;
}

/** Sent, Check, Recommendation, Decision: the current step of an application, and the day of each step. */
export function StageTrack({ application, now, isOwn = false }: StageTrackProps) {
  const t = useMessages();
  const today = councilDay(now);
  const noteOf = useNote(application, today, isOwn);
  return (
    <Frame>
      <Track aria-label={t('label')}>
        {stagesOf(application).map((stage) => {
          const { name, state, at } = stage;
          const note = noteOf(stage);
          return (
            <Step key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <Mark aria-hidden="true">
                {state === 'done' && <Check size={12} strokeWidth={3.5} />}
              </Mark>
              <div>
                <Name>
                  {t(name)}
                  {(state === 'done' || state === 'now') && (
                    <VisuallyHidden> {t(state)}</VisuallyHidden>
                  )}
                </Name>{' '}
                {at && (
                  <Small>
                    <time dateTime={at}>{shortDay(councilDay(new Date(at)), today)}</time>
                  </Small>
                )}{' '}
                {note && <Small>{note}</Small>}
              </div>
            </Step>
          );
        })}
      </Track>
    </Frame>
  );
}

/** The text of a step below its day. */
function useNote(
  { status, deadline, history }: StageTrackProps['application'],
  today: string,
  isOwn: boolean,
) {
  const t = useMessages();
  const standing = deadlineStanding({ status, deadline, history }, today);
  return ({ name, state }: Stage): string | undefined => {
    if (state === 'skipped') return t('skipped');
    if (state === 'now') {
      if (status === 'returned') return t(isOwn ? 'returnedOwn' : 'returned');
      return t(status === 'recommended' ? 'recommendedNow' : status);
    }
    if (name !== 'decided') return undefined;
    if (standing?.kind === 'due') return t('by', { day: shortDay(standing.day, today) });
    if (standing?.kind === 'overdue') return t('overdue', { day: shortDay(standing.day, today) });
    return undefined;
  };
}

/** The size of a step's mark. */
const size = '20px';

const Frame = styled.div`
  container-type: inline-size;
`;

/** Side by side if there is room for the texts, else one below the other. */
const Track = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  @container (min-width: 30rem) {
    grid-template-columns: repeat(4, minmax(min-content, 1fr));
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size};
  height: ${size};
  border: 2px solid ${theme.color.control};
  border-radius: 50%;
  background: ${theme.color.surface};
  color: ${theme.color.onPrimary};
`;

const Step = styled.li`
  position: relative;
  display: flex;
  gap: ${theme.space[3]};
  max-width: none;
  padding-bottom: ${theme.space[3]};

  &::before {
    content: '';
    position: absolute;
    inset-block: ${size} 0;
    inset-inline-start: 9px;
    border-inline-start: 2px solid ${theme.color.line};
  }

  &[data-state='done']::before {
    border-color: ${theme.color.primary};
  }

  &:last-child {
    padding-bottom: 0;

    &::before {
      display: none;
    }
  }

  &[data-state='done'] > ${Mark} {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }

  &[data-state='now'] > ${Mark} {
    border: 6px solid ${theme.color.accent};
    outline: 4px solid color-mix(in srgb, ${theme.color.accent} 18%, transparent);
  }

  &[data-state='skipped'] > ${Mark} {
    border-style: dashed;
  }

  @container (min-width: 30rem) {
    display: grid;
    align-content: start;
    gap: ${theme.space[2]};
    padding: 0;
    padding-inline-end: ${theme.space[3]};

    &::before {
      inset-block: 9px auto;
      inset-inline: ${size} 0;
      border-block-start: 2px solid ${theme.color.line};
      border-inline-start: 0;
    }
  }
`;

const Name = styled.span`
  display: block;
  font-weight: ${theme.text.strong};
  line-height: ${size};

  [data-state='next'] & {
    color: ${theme.color.muted};
    font-weight: 400;
  }
`;

const Small = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  line-height: 1.43;
`;
