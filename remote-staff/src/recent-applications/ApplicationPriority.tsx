import type { Application } from 'shared-data';
import { adminPriority, staffPriority } from 'shared-data/model';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { PriorityTag } from './PriorityTag';

/** The priority of an application, with the admins' word below if it differs: their 'Urgent' is 'High' here. */
export function ApplicationPriority({ priority }: Pick<Application, 'priority'>) {
  const t = useMessages();
  const theirs = adminPriority(priority);
  return (
    <span>
      <PriorityTag priority={staffPriority(priority)} />
      {theirs !== 'normal' && <Theirs>{t(`adminPriority.${theirs}`)}</Theirs>}
    </span>
  );
}

const Theirs = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  white-space: nowrap;
`;
