import type { Holiday } from 'shared-data';
import { Button, formatDate, Items, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useOfficeMessages } from './i18n';

interface HolidayListProps {
  /** In the order of their days. */
  holidays: readonly Holiday[];
  onRemove: (holiday: Holiday) => void;
}

export function HolidayList({ holidays, onRemove }: HolidayListProps) {
  const t = useOfficeMessages();
  if (holidays.length === 0) return <p>{t('none')}</p>;
  return (
    <List aria-label={t('count', { count: holidays.length })}>
      <Items of={holidays} keyOf={({ day }) => day}>
        {(holiday) => {
          const day = formatDate(new Date(holiday.day), { dateStyle: 'full', timeZone: 'UTC' });
          return (
            <Entry>
              <span>
                <strong>{holiday.name}</strong>
                <Day>{day}</Day>
              </span>
              <Button
                type="button"
                variant="secondary"
                size="small"
                aria-label={t('removeOf', { name: holiday.name, day })}
                onClick={() => onRemove(holiday)}
              >
                {t('remove')}
              </Button>
            </Entry>
          );
        }}
      </Items>
    </List>
  );
}

const List = styled.ul`
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[2]} 0;
  border-bottom: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
`;

const Day = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
