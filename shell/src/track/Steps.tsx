import { Check } from 'lucide-react';
import { media, theme, VisuallyHidden } from 'shared-ui';
import { css, styled } from 'styled-components';
import type { Step } from './describeTracking';
import { useMessages } from './i18n';

/** The four steps of an application, with the current one marked. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useMessages();
  return (
    <Track aria-label={t('steps')}>
      {steps.map(({ name, state, day }) => (
        <Stop key={name} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark $state={state} aria-hidden="true">
            {state === 'done' && <Check size={16} strokeWidth={3} />}
          </Mark>
          <span>
            <Name>{name}</Name> <VisuallyHidden>{t(`step.state.${state}`)}</VisuallyHidden>
            {day !== '' && <Day> {day}</Day>}
          </span>
        </Stop>
      ))}
    </Track>
  );
}

type State = Step['state'];

const Track = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
`;

const lines: Record<State, string> = {
  done: theme.color.good,
  current: theme.color.accent,
  next: theme.color.line,
};

const Stop = styled.li<{ $state: State }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[2]};
  min-width: 0;
  padding-block-start: ${theme.space[3]};
  border-block-start: 4px solid ${({ $state }) => lines[$state]};
  overflow-wrap: anywhere;

  ${media.mobile} {
    padding-block: 0;
    padding-inline-start: ${theme.space[3]};
    border-block-start: 0;
    border-inline-start: 4px solid ${({ $state }) => lines[$state]};
  }
`;

const Mark = styled.span<{ $state: State }>`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${theme.color.muted};
  border-radius: 50%;

  ${({ $state }) =>
    $state === 'done' &&
    css`
      border-color: ${theme.color.good};
      color: ${theme.color.good};
    `}
  ${({ $state }) =>
    $state === 'current' &&
    css`
      border: 7px solid ${theme.color.accent};
    `}
`;

const Name = styled.span`
  font-weight: ${theme.text.strong};
`;

const Day = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
