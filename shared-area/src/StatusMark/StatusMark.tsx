import type { CitizenStatus } from 'shared-data';
import { StatusTag, theme, type StatusTagProps } from 'shared-ui';
import { styled } from 'styled-components';

/**
 * Green, yellow, red, blue, and grey for anything else (spec.md §4): in lists, and in the charts of reports. 'returned' has the
 * tone of things that wait for the citizen.
 */
export const statusTones = {
  approved: 'good',
  pending: 'warn',
  rejected: 'bad',
  'in-review': 'info',
  returned: 'calling',
  other: 'neutral',
} as const satisfies Record<CitizenStatus, StatusTagProps['tone']>;

interface StatusMarkProps<Status extends CitizenStatus> {
  /** The status as the role sees it: the result of `citizenStatus`, `staffStatus` or `adminStatus`. */
  status: Status;
  /** The `useMessages()` of the area, for its name of the status. */
  t: (key: `status.${Status}`) => string;
  /** The stage of a pending application, as a text; not shown after the decision. */
  stage?: string | undefined;
}

/** The status of an application with its colour and mark (spec.md §4). */
export function StatusMark<Status extends CitizenStatus>({
  status,
  t,
  stage,
}: StatusMarkProps<Status>) {
  const tag = <StatusTag tone={statusTones[status]}>{t(`status.${status}`)}</StatusTag>;
  if (stage === undefined) return tag;
  return (
    <Stack>
      {tag}
      {status === 'pending' && <Stage>{stage}</Stage>}
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
